/** What the player has picked and not yet confirmed. Sends notations; the server says what is legal. */
import type { Legal } from '$web/lib/games.ts';
import type { Ghost } from './Track.svelte';
import type { Creature } from './art/creatures.ts';
import { foresight, read, type BetMove, type CardMove, type PowerMove, type Read, type TokenMove } from './moves.ts';
import type { Card, Foresight, Side, View } from './types.ts';

export interface Picked {
  side: Side;
  index: number;
  card: Card;
  trick: boolean;
}

/** Bets of a player that can be pointed at, the one that is, and how. */
export interface Look {
  slots: number[];
  chosen: number | undefined;
  pick: (slot: number) => void;
}

export const WISDOM = 'superior-wisdom';

export class Plan {
  first: Picked | null = $state(null);
  second: Picked | null = $state(null);
  bet: string | null = $state(null);
  creature: Creature | null = $state(null);
  sector: number | null = $state(null);
  /** A power of the turn's start whose choices are open. */
  power: string | null = $state(null);
  /** The bets of others pointed at, one of each: slot by seat. */
  looks: Record<number, number> = $state({});
  /** Cards confirmed, with the size of their holder then: they leave it before the server says so. */
  private sent: { side: Side; text: string; size: number }[] = $state.raw([]);
  /** The second card of a pair, to be sent as soon as it may be. */
  private next: string | null = null;

  constructor(
    private readonly view: () => View,
    private readonly legal: () => Legal[],
    private readonly send: (move: string) => Promise<boolean>,
  ) {}

  moves: Read[] = $derived.by(() => this.legal().map(read));
  cards = $derived(this.moves.filter((m): m is CardMove & Legal => m.kind === 'play'));
  bets = $derived(this.moves.filter((m): m is BetMove & Legal => m.kind === 'bet'));
  tokens = $derived(this.moves.filter((m): m is TokenMove & Legal => m.kind === 'token'));
  powers = $derived(this.moves.filter((m): m is PowerMove & Legal => m.kind === 'power'));
  pass = $derived(this.moves.find((m) => m.kind === 'pass'));
  number: 1 | 2 = $derived.by(() => (this.view().phase === 'second-card' ? 2 : 1));
  /** Both cards are confirmed together, unless a power might come between. */
  pair = $derived.by(() => this.number === 1 && this.view().options.powers === 'off');

  /** A power that looks at one bet of each other player, clockwise: the moves, and the slots to choose from by seat. */
  private wisdom = $derived(this.powers.filter((move) => move.power === WISDOM));
  lookable: Map<number, number[]> = $derived.by(() => {
    const { seat, players } = this.view();
    const slots = (at: number) => [...new Set(this.wisdom.map(({ choice }) => Number(choice[at])))].sort();
    const others = this.wisdom.length ? this.wisdom[0]!.choice : [];
    return new Map(others.map((_, i) => [((seat ?? 0) + 1 + i) % players.length, slots(i)]));
  });
  /** The move that looks at all the bets pointed at, once there is one of each. */
  look: Legal | undefined = $derived.by(() => {
    const seats = [...this.lookable.keys()];
    return this.wisdom.find(({ choice }) => choice.every((slot, i) => Number(slot) === this.looks[seats[i]!]));
  });

  mode: 'card' | 'bet' | 'token' | 'power' | 'wait' = $derived.by(() => {
    if (this.bets.length) return 'bet';
    if (this.tokens.length) return 'token';
    if (this.cards.length) return this.power ? 'power' : 'card';
    return this.powers.length || this.pass ? 'power' : 'wait';
  });

  can(side: Side, card: Card): boolean {
    if (this.mode !== 'card') return false;
    if (this.pair && this.first && this.first.side !== side) return true;
    return this.cards.some((move) => move.side === side && move.card === card.text);
  }

  raised(side: Side): number | null {
    if (this.first?.side === side) return this.first.index;
    return this.second?.side === side ? this.second.index : null;
  }

  pick(side: Side, index: number, card: Card): void {
    const picked = { side, index, card, trick: false };
    if (this.pair && this.first && this.first.side !== side) {
      this.second = this.second?.index === index ? null : picked;
      return;
    }
    const again = this.first?.side === side && this.first.index === index;
    this.first = again ? null : picked;
    this.second = null;
  }

  /** With or without the dirty trick: what is on offer for the card picked. */
  offers: (CardMove & Legal)[] = $derived.by(() => {
    const { first } = this;
    return first ? this.cards.filter((m) => m.side === first.side && m.card === first.card.text) : [];
  });

  /** What the card picked would do, with or without its trick. */
  ahead: Foresight = $derived.by(() => foresight(this.offers.find((m) => m.trick === this.first?.trick)));
  /** What the second card picked would do after it. */
  after: Foresight = $derived.by(() => {
    const { second } = this;
    if (!second) return {};
    const notation = `play ${second.side} ${second.card.text}`;
    return this.ahead.then?.[notation] ?? foresight(this.cards.find((m) => m.move === notation)).second ?? {};
  });

  ghosts: Ghost[] = $derived.by(() => {
    const view = this.view();
    const shown: Ghost[] = [];
    const add = (picked: Picked | null, will: Foresight) => {
      if (!picked) return;
      const { creature } = picked.card;
      const from =
        shown.find((g) => g.creature === creature)?.to ??
        view.track.creatures.find((r) => r.creature === creature)!.sector;
      shown.push({ creature, from, to: will.to ?? from });
    };
    if (this.mode === 'card') {
      add(this.first, this.ahead);
      add(this.second, this.after);
    }
    return shown;
  });

  /** The move, or the first of two, that the confirm button would send. */
  ready: Legal | undefined = $derived.by(() => {
    if (this.mode === 'card') {
      if (this.pair && !this.second && this.otherHas()) return undefined;
      return this.offers.find((m) => m.trick === (this.first?.trick ?? false));
    }
    if (this.mode === 'bet') return this.bets.find((m) => m.bet === this.bet && m.creature === this.creature);
    if (this.mode === 'token') return this.tokens.find((m) => m.sector === this.sector);
    return undefined;
  });

  private holder(side: Side): View['holders'][number] {
    const { seat, players, holders } = this.view();
    return holders[side === 'left' ? (seat ?? 0) : ((seat ?? 0) + players.length - 1) % players.length]!;
  }

  private otherHas(): boolean {
    return this.holder(this.first?.side === 'left' ? 'right' : 'left').size > 0;
  }

  async confirm(): Promise<void> {
    if (!this.ready) return;
    const { first, second } = this;
    this.next = second ? `play ${second.side} ${second.card.text}` : null;
    this.sent = [first, second].flatMap((one) =>
      one ? [{ side: one.side, text: one.card.text, size: this.holder(one.side).size }] : [],
    );
    const accepted = await this.play(this.ready.move);
    if (!accepted) [this.next, this.sent] = [null, []];
  }

  /** The cards of a holder without the one on its way. */
  staying(side: Side, { cards, size }: View['holders'][number]): Card[] {
    const gone = this.sent.find((one) => one.side === side && one.size === size);
    const at = gone ? (cards?.findIndex((card) => card.text === gone.text) ?? -1) : -1;
    return at < 0 ? (cards ?? []) : cards!.filter((_, i) => i !== at);
  }

  /** Call when a new view has come: sends the second card of a pair, if it may be played. */
  follow(): void {
    const wanted = this.next;
    if (!wanted) {
      if (this.legal().length) this.sent = [];
      return;
    }
    if (this.legal().some((move) => move.move === wanted)) {
      this.next = null;
      void this.play(wanted);
    } else if (this.legal().length) this.next = null;
  }

  async play(move: string): Promise<boolean> {
    this.clear();
    return this.send(move);
  }

  /** Show a move as picked; a power is not, it is played from its own list. */
  choose(notation: string): boolean {
    const move = this.moves.find((one) => one.move === notation);
    this.clear();
    if (move?.kind === 'bet') [this.bet, this.creature] = [move.bet, move.creature];
    else if (move?.kind === 'token') this.sector = move.sector;
    else if (move?.kind === 'play') {
      const { cards } = this.holder(move.side);
      const index = cards?.findIndex((card) => card.text === move.card) ?? -1;
      if (index < 0) return false;
      this.first = { side: move.side, index, card: cards![index]!, trick: move.trick };
    } else return false;
    return true;
  }

  clear(): void {
    this.first = this.second = null;
    this.bet = this.creature = this.sector = this.power = null;
    this.looks = {};
  }
}
