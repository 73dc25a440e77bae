/** How a game of Divinity Derby is told: card after card, then judgment, payout and winners, each in its scene. */
import type { Told } from '$web/lib/games.ts';
import type { Act, Telling } from '$web/lib/story.svelte.ts';
import { races, type Race } from './race.ts';
import { CARD, FANFARE, WINGS } from '../sounds.ts';
import { stage } from './stage.ts';
import type { View } from '../types.ts';

type Kind = 'judgment' | 'payout' | 'winners';
export interface Shown {
  kind: Kind;
  race: Race;
  /** Cards that Zeus drew before this scene: they lie open already. */
  seen: number;
}

const SCENES: Record<string, Kind> = {
  ranked: 'judgment',
  judged: 'judgment',
  pardoned: 'judgment',
  disqualified: 'judgment',
  placed: 'judgment',
  sobered: 'judgment',
  revealed: 'payout',
  paid: 'payout',
  lost: 'payout',
  over: 'winners',
};
/** What begins an act on the board, and how long it is looked at, in ms. */
const LENGTHS: Record<string, number> = { card: 1250, power: 1200, bet: 450, 'fate-token': 400, race: 0 };
/** A trick flies on to Zeus. */
const FLIES_ON = 450;

/** What belongs together: a scene, or something that begins an act with all that follows from it. */
function parts(told: Told[]): Told[][] {
  const found: Told[][] = [];
  let kind: Kind | undefined;
  for (const one of told) {
    const own = SCENES[one.event.event];
    if (!found.length || own !== kind || one.event.event in LENGTHS) found.push([]);
    kind = own;
    found.at(-1)!.push(one);
  }
  return found;
}

const has = (told: Told[], ...names: string[]): boolean => told.some(({ event }) => names.includes(event.event));

function act(part: Told[], view: View, log: Told[]): Act<View> {
  const kind = SCENES[part[0]!.event.event];
  // the order of arrival alone is told with what Zeus says of it
  if (!kind || (kind === 'judgment' && !has(part, 'judged', 'placed'))) {
    const ms = (LENGTHS[part[0]!.event.event] ?? 0) + (has(part, 'trick') ? FLIES_ON : 0);
    return { view, told: part, ms, ...(ms ? { sound: has(part, 'moved') ? WINGS : CARD } : {}) };
  }
  const race = races([...log, ...part]).at(-1)!;
  const drawn = part.filter(({ event }) => event.event === 'judged').length;
  const scene: Shown = { kind, race, seen: race.judged.length - drawn };
  // judgment and payout ring by themselves, step by step
  return { view, told: part, scene, ...(kind === 'winners' ? { sound: FANFARE } : {}) };
}

export const telling: Telling<View> = (before, after, told, log) => {
  const found = parts(told);
  let view = before;
  const acts: Act<View>[] = found.map((part, i) => {
    const past = found.slice(0, i).flat();
    const last = i === found.length - 1;
    // scenes are played before the board as it was
    view = last && !SCENES[part[0]!.event.event] ? after : stage(view, part);
    return act(part, view, [...log, ...past]);
  });
  return acts.at(-1)?.view === after ? acts : [...acts, { view: after, told: [] }];
};
