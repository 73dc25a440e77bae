/** What the player has picked and not yet confirmed. Sends notations; the server says what is legal. */
import type { Legal } from '$web/lib/games.ts';
import type { God } from '../art/gods.ts';
import { foresight, parseCard, read, type Read } from './moves.ts';
import type { Card, Foresight, Player, View } from '../types.ts';

export type Mode = 'route' | 'influence' | 'deed' | 'shed' | 'bid' | 'wait';

/** Places of the cards picked: in the hand, in the Oracle, on the route; the god aimed at; a card of the hand that is
 * only looked at; whether a card is to be discarded instead of a deed. */
interface Picks {
  hand: number | null;
  oracle: number[];
  shed: number | null;
  god: God | null;
  hover: number | null;
  discarding: boolean;
}
/** What laying a card on a god would come to. */
export interface Ahead {
  god: God;
  card: Card;
  total: number;
  over: boolean;
  favour: God | null;
  prize: Card | null;
  will: Foresight;
}
const NONE: Picks = { hand: null, oracle: [], shed: null, god: null, hover: null, discarding: false };

export class Plan {
  /** What is picked belongs to the moves it was picked from: with new ones it is gone. */
  private kept: { picks: Picks; of: Legal[] | null } = $state.raw({ picks: NONE, of: null });
  private picks: Picks = $derived.by(() => (this.kept.of === this.legal() ? this.kept.picks : NONE));
  hand: number | null = $derived.by(() => this.picks.hand);
  oracle: number[] = $derived.by(() => this.picks.oracle);
  shed: number | null = $derived.by(() => this.picks.shed);
  god: God | null = $derived.by(() => this.picks.god);
  /** The card to be laid as soon as the route has been kept. */
  private next: string | null = null;

  constructor(
    private readonly view: () => View,
    private readonly legal: () => Legal[],
    private readonly send: (move: string) => Promise<boolean>,
  ) {}

  private set(picks: Partial<Picks>): void {
    this.kept = { picks: { ...this.picks, ...picks }, of: this.legal() };
  }

  moves: Read[] = $derived.by(() => this.legal().map(read));
  me: Player | undefined = $derived.by(() => this.view().players[this.view().seat ?? -1]);
  private has = (kind: Read['kind']) => this.moves.some((move) => move.kind === kind);

  mode: Mode = $derived.by(() => {
    if (!this.moves.length) return 'wait';
    if (this.has('keep')) return 'route';
    if (this.has('influence')) return 'influence';
    if (this.has('shed')) return 'shed';
    return this.view().phase === 'bid' ? 'bid' : 'deed';
  });

  card: Card | null = $derived.by(() => this.cardAt(this.hand));
  private cardAt(place: number | null): Card | null {
    return place === null ? null : (this.me?.hand?.[place] ?? null);
  }

  /** The gods a card of the hand may be laid on now; before the route is settled, those it names. */
  godsFor(card: Card | null): God[] {
    if (!card || this.discarding) return [];
    if (this.mode === 'route') return card.gods;
    return this.moves
      .filter((move) => (move.kind === 'influence' || move.kind === 'favour') && move.card === card.text)
      .map((move) => move.god!);
  }
  targets: God[] = $derived.by(() => this.godsFor(this.card));

  /** A deed can be done; without one, or when the player says so, a card is discarded. */
  private possible = $derived.by(() => this.mode === 'deed' && this.moves.some((move) => move.kind !== 'discard'));
  discarding = $derived.by(() => this.mode === 'deed' && (this.picks.discarding || !this.possible));

  canPick(card: Card): boolean {
    if (this.mode === 'route') return true;
    const of = this.moves.filter((move) => move.card === card.text && move.kind !== 'change' && move.kind !== 'shed');
    return of.some((move) => (move.kind === 'discard') === this.discarding);
  }
  canAsk(card: Card): boolean {
    if (this.mode === 'route') return this.moves.some((move) => move.kind === 'change' && move.card === card.text);
    if (this.mode === 'bid') return this.moves.some((move) => move.cards?.includes(card.text));
    return this.mode === 'deed' && !this.discarding && this.moves.some((move) => move.old === card.text);
  }
  canShed(card: Card): boolean {
    return this.moves.some((move) => move.kind === 'shed' && move.card === card.text);
  }

  pick(place: number): void {
    const hand = this.hand === place ? null : place;
    const god = this.godsFor(this.cardAt(hand))[0] ?? null;
    this.set({ hand, god, ...(this.mode === 'deed' ? {} : { oracle: [] }) });
  }
  look(hover: number | null): void {
    this.set({ hover });
  }
  aim(god: God): void {
    if (this.targets.includes(god)) this.set({ god });
  }
  ask(place: number): void {
    const again = this.oracle.includes(place);
    if (this.mode === 'bid')
      this.set({ oracle: again ? this.oracle.filter((one) => one !== place) : [...this.oracle, place].sort() });
    else this.set({ oracle: again ? [] : [place], ...(this.mode === 'route' ? { hand: null, god: null } : {}) });
  }
  offer(place: number): void {
    this.set({ shed: this.shed === place ? null : place });
  }

  asked: Card[] = $derived.by(() =>
    this.oracle.map((place) => this.me?.oracle?.[place]).filter((card) => card !== undefined),
  );

  /** The move that the confirm button would send. */
  main: Read | undefined = $derived.by(() => {
    const { card, god, asked, moves } = this;
    switch (this.mode) {
      case 'route':
        return asked[0]
          ? moves.find((move) => move.kind === 'change' && move.card === asked[0]!.text)
          : moves.find((move) => move.kind === 'keep');
      case 'influence':
        return moves.find((move) => move.kind === 'influence' && move.card === card?.text && move.god === god);
      case 'shed':
        return moves.find(
          (move) => move.kind === 'shed' && this.shed !== null && move.card === this.me?.cards[this.shed]?.text,
        );
      case 'bid': {
        const wanted = asked
          .map((one) => one.text)
          .sort()
          .join(' + ');
        return moves.find((move) => move.kind === 'bid' && [...move.cards!].sort().join(' + ') === wanted);
      }
      case 'deed':
        if (this.discarding) return moves.find((move) => move.kind === 'discard' && move.card === card?.text);
        return (
          moves.find((move) => move.kind === 'landfall' || (move.kind === 'pass' && moves.length === 1)) ??
          moves.find(
            (move) =>
              ((move.kind === 'favour' && move.god === god) || move.kind === 'odyssey' || move.kind === 'oracle') &&
              move.card === card?.text &&
              (!move.old || move.old === asked[0]?.text),
          )
        );
      default:
        return undefined;
    }
  });

  /** The way out of a gift: not to bid. */
  other: Read | undefined = $derived.by(() =>
    this.mode === 'bid' ? this.moves.find((move) => move.kind === 'pass') : undefined,
  );
  /** A deed can be done, and could be left for a card that is discarded. */
  mayDiscard = $derived.by(() => this.possible && !this.discarding && !this.picked && this.has('discard'));
  discard(): void {
    this.set({ ...NONE, discarding: true });
  }

  /** With a full Oracle: one of its cards still has to be named. */
  wantsOld = $derived.by(
    () =>
      this.card !== null &&
      !this.main &&
      !this.discarding &&
      this.moves.some((move) => move.kind === 'oracle' && move.card === this.card!.text && move.old),
  );

  /** What laying the card picked, or looked at, would come to. */
  ahead: Ahead | null = $derived.by(() => {
    const card = this.card ?? this.cardAt(this.picks.hover);
    if (!card || this.asked.length) return null;
    const gods = this.godsFor(card);
    const god = this.card && this.god ? this.god : gods[0];
    return god && gods.includes(god) ? this.laying(card, god) : null;
  });

  /** Before the route is settled, as it would be with the route kept. */
  private laying(card: Card, god: God): Ahead | null {
    const kept = foresight(this.moves.find((move) => move.kind === 'keep')).then;
    const move = this.moves.find(
      (one) => (one.kind === 'influence' || one.kind === 'favour') && one.card === card.text && one.god === god,
    );
    const will = kept ? (kept[`influence ${card.text} on ${god}`] ?? {}) : foresight(move);
    if (will.total === undefined) return null;
    return {
      god,
      card,
      total: will.total,
      over: !!will.over,
      favour: will.favour ?? this.view().favour,
      prize: will.prize ? parseCard(will.prize) : null,
      will,
    };
  }

  picked = $derived.by(
    () => this.hand !== null || this.oracle.length > 0 || this.shed !== null || this.picks.discarding,
  );

  async confirm(move: Read | undefined = this.main): Promise<void> {
    if (!move) return;
    this.next = move.kind === 'keep' && this.card && this.god ? `influence ${this.card.text} on ${this.god}` : null;
    const accepted = await this.send(move.move);
    if (!accepted) this.next = null;
  }

  /** Call when a new view has come: lays the card that was chosen with the route. */
  follow(): void {
    const wanted = this.next;
    if (!wanted || !this.legal().length) return;
    this.next = null;
    if (this.legal().some((move) => move.move === wanted)) void this.send(wanted);
  }

  /** Show a move as picked, so that the button would send it; false where there is nothing to pick. */
  choose(notation: string): boolean {
    const move = this.moves.find((one) => one.move === notation);
    this.clear();
    if (!move) return false;
    const at = (cards: Card[] | null | undefined, text: string | undefined) =>
      cards?.findIndex((card) => card.text === text) ?? -1;
    if (move.kind === 'change') this.set({ oracle: [at(this.me?.oracle, move.card)] });
    else if (move.kind === 'bid') this.set({ oracle: this.places(move.cards!) });
    else if (move.kind === 'shed') this.set({ shed: at(this.me?.cards, move.card) });
    else if (move.card)
      this.set({
        hand: at(this.me?.hand, move.card),
        god: move.god ?? null,
        oracle: move.old ? [at(this.me?.oracle, move.old)] : [],
        discarding: move.kind === 'discard',
      });
    return this.main?.move === notation;
  }
  /** Where cards lie in the Oracle, equal ones in different places. */
  private places(cards: string[]): number[] {
    const found: number[] = [];
    for (const text of cards) {
      const place = this.me?.oracle?.findIndex((card, i) => card.text === text && !found.includes(i)) ?? -1;
      if (place >= 0) found.push(place);
    }
    return found.sort();
  }

  clear(): void {
    this.kept = { picks: NONE, of: null };
  }
}
