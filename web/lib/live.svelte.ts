/** The line to the server: one socket, back by itself, no move twice. */
import { packed, randomHex, type Table } from './api.ts';
import type { Told } from './games.ts';
import { whoAmI } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { Story } from './story.svelte.ts';
import { hearTurn, notify } from './turns.svelte.ts';
import type * as wire from './wire.ts';

/** A view message whose view is whole. */
export type ViewMessage = Omit<wire.ViewMessage<Told>, 'view' | 'changed'> & { view: wire.View };
export type { Chat as ChatLine, HintMove as Hint } from './wire.ts';
/** A message that does not say yet which table it is about. */
type Untabled<T> = T extends unknown ? Omit<T, 'table'> : never;
interface Pending {
  id: string;
  move: string;
  ply: number;
  done: (accepted: boolean) => void;
}

/** How often an idle line is felt, in ms. */
const BEAT = 12_000;
/** The code with which the server closes the line of a session that has ended. */
const SESSION_ENDED = 4001;

export class LiveTable {
  table: Table | null = $state.raw(null);
  /** The newest position; what the player sees is the story's. */
  view: ViewMessage | null = $state.raw(null);
  chat: wire.Chat[] = $state.raw([]);
  busy = $state(false);
  /** Why the last move was refused, or the table went away. */
  told = $state('');
  /** The message id of that refusal. */
  reason = $state('');
  gone = $state(false);
  /** What was asked of a bot: nothing (or it was refused), still thinking, or its hints. */
  hint: 'none' | 'thinking' | wire.HintMove[] = $state.raw('none');
  /** The view that was sent last: the next message may say only what changed. */
  private sent: ViewMessage['view'] = { players: [] };
  private pending: Pending | null = null;
  private awaited = 0;
  readonly story: Story;

  constructor(
    readonly id: string,
    private readonly line: Line,
  ) {
    this.story = new Story(id);
  }

  hello(): void {
    const have = this.view?.ply;
    this.line.send({ do: 'watch', table: this.id, brief: true, ...(have === undefined ? {} : { have }) });
    if (this.pending) this.sendMove(this.pending);
  }

  /** Everything anew, in the language in force. */
  again(): void {
    this.view = null;
    this.line.send({ do: 'watch', table: this.id, brief: true });
  }

  play = (move: string): Promise<boolean> => {
    if (!this.view || this.busy) return Promise.resolve(false);
    this.told = this.reason = '';
    this.busy = true;
    return new Promise((done) => {
      this.pending = { id: randomHex(12), move, ply: this.view!.ply, done };
      this.sendMove(this.pending);
    });
  };

  askHint(): void {
    this.hint = 'thinking';
    this.do({ do: 'hint' });
  }

  say(text: string): void {
    this.do({ do: 'chat', text });
  }

  /** Something for which one needs a seat here. */
  do(what: Untabled<wire.AtSeat>): void {
    this.line.send({ ...what, table: this.id });
  }

  private sendMove({ id, move, ply }: Pending): void {
    this.line.send({ do: 'move', table: this.id, id, ply, move });
  }

  private settle(id: string, accepted: boolean, ply = 0): void {
    if (this.pending?.id !== id) return;
    const { done } = this.pending;
    this.pending = null;
    // until the position after the move is here, nothing can be chosen in the old one
    this.awaited = ply;
    this.busy = (this.view?.ply ?? 0) < ply;
    done(accepted);
  }

  hear(message: wire.AnyMessage): void {
    switch (message.is) {
      case 'table':
        this.table = message.table;
        break;
      case 'view':
        this.sent = message.view ?? { ...this.sent, ...message.changed };
        this.see({ ...message, view: this.sent });
        break;
      case 'accepted':
        this.settle(message.id, true, message.ply);
        break;
      case 'refused':
        this.told = message.text;
        this.reason = message.key;
        this.settle(message.id, false);
        break;
      case 'chat':
        if (!this.chat.some((old) => old.n === message.n))
          this.chat = [...this.chat, message].sort((a, b) => a.n - b.n);
        break;
      case 'erased':
        this.chat = this.chat.filter((old) => !message.lines.includes(old.n));
        break;
      case 'hint':
        if (message.ply === this.view?.ply && this.hint === 'thinking') this.hint = message.hints;
        break;
      case 'error':
        if (message.do === 'hint') this.hint = 'none';
        this.told = message.text;
        break;
      case 'gone':
        this.gone = true;
        this.told = message.text;
        break;
    }
  }

  private see(view: ViewMessage): void {
    const known = this.view?.ply ?? -1;
    if (this.view && view.ply < known) return;
    const told = view.events.filter((one) => one.ply > known);
    const moment = { ply: view.ply, view: view.view, legal: view.legal, told };
    if (!this.view) this.story.open(moment);
    else if (view.ply === known) this.story.again(view.legal);
    else {
      this.story.add(moment);
      // my own move may lead to my next one: that is no news; a move of somebody else's between is
      const own = this.pending ? this.pending.ply + 1 : this.awaited;
      if (view.legal.length && view.ply > own && this.table) notify(this.id, this.table.game);
    }
    if (view.ply !== known) this.hint = 'none';
    this.view = view;
    if (!this.pending && view.ply >= this.awaited) this.busy = false;
  }
}

class Line {
  state: 'off' | 'connecting' | 'on' = $state('off');
  now = 0;
  private socket: WebSocket | null = null;
  private listening = false;
  private heard = 0;
  private inbox: wire.AnyMessage[] = [];
  private frame = 0;
  private tables = new Map<string, LiveTable>();
  private tries = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  watch(id: string): LiveTable {
    const table = this.tables.get(id) ?? new LiveTable(id, this);
    this.tables.set(id, table);
    if (this.state === 'on') table.hello();
    else this.connect();
    return table;
  }

  /** Hear of turns at tables that are not watched. */
  listen(): void {
    this.listening = true;
    this.connect();
  }

  leave(id: string): void {
    this.tables.delete(id);
    this.send({ do: 'unwatch', table: id });
  }

  send(message: wire.AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(packed(message));
  }

  speak(): void {
    if (this.state !== 'on') return;
    this.send({ do: 'lang', lang: settings.language });
    for (const table of this.tables.values()) table.again();
  }

  /** A new identity needs a new line. */
  restart(): void {
    this.socket?.close();
  }

  private connect(): void {
    if (this.state !== 'off') return;
    this.state = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    this.socket = socket;
    socket.onopen = () => this.send({ do: 'hello', protocol: 1, lang: settings.language });
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as wire.AnyMessage);
    socket.onclose = (event) => {
      if (event.code === SESSION_ENDED) void whoAmI();
      this.lost();
    };
  }

  /** A line can die without a word: what does not answer is given up. */
  private feel(): void {
    if (Date.now() - this.heard > 2.5 * BEAT) this.drop();
    else this.send({ do: 'ping' });
  }

  /** Give this line up and begin a new one, without waiting for a farewell. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost();
  }

  /** At once, but only one position a frame: what led to each is shown. A page that nobody sees has no frames. */
  private take(message: wire.AnyMessage): void {
    this.heard = Date.now();
    this.inbox.push(message);
    if (!this.frame || document.hidden) this.read();
  }
  private read(): void {
    for (let message = this.inbox.shift(); message; message = this.inbox.shift()) {
      this.hear(message);
      if (message.is !== 'view' || document.hidden) continue;
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.read();
      });
      return;
    }
  }

  private hear(message: wire.AnyMessage): void {
    if (message.is === 'welcome') {
      this.state = 'on';
      this.tries = 0;
      clearInterval(this.beat);
      this.beat = setInterval(() => this.feel(), BEAT);
      for (const table of this.tables.values()) table.hello();
      return;
    }
    if (message.is === 'turn') {
      hearTurn(message);
      return;
    }
    if (message.is === 'error') {
      // a table that cannot be watched: the refusal does not say which, so it is the one still waited for
      const { key, text } = message;
      for (const [id, table] of this.tables)
        if (message.do !== 'watch') table.hear(message);
        else if (!table.table) table.hear({ is: 'gone', table: id, key, text });
      return;
    }
    if (!('table' in message)) return;
    this.tables.get(typeof message.table === 'string' ? message.table : message.table.id)?.hear(message);
  }

  private lost(): void {
    clearInterval(this.beat);
    this.socket = null;
    this.state = 'off';
    if (!this.tables.size && !this.listening) return;
    const wait = Math.min(250 * 2 ** this.tries++, 8000) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  constructor() {
    addEventListener('visibilitychange', () => document.hidden && this.read());
    addEventListener('offline', () => this.drop());
    addEventListener('online', () => {
      clearTimeout(this.retry);
      this.connect();
    });
  }
}

export const line = new Line();
export type { Line };
