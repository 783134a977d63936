/** A game again from what was done and what chance gave: no secret and no generator is needed. */

import { type Drawn, replaying } from './draw';
import type { Action, Event, Seat, Step, Title } from './game';

/**
 * What made one version: the start has no seat, and a seat without an action leaves. An automatic turn is an action like any
 * other; the draw that chose it stands among those it came with.
 */
export interface Played {
  readonly seat?: Seat;
  readonly action?: Action;
  readonly drawn: readonly Drawn[];
}

/** What the start needs. `seats`: how many play. */
export interface Setup {
  readonly options: unknown;
  readonly seats: number;
}

/**
 * Every step of a game in order, the start first. The title is that of the rules the game is pinned to.
 * @throws IllegalAction, RangeError where the title would not have done or drawn so.
 */
export function replay(title: Title, { options, seats }: Setup, played: readonly Played[]): Step<unknown, Event>[] {
  const steps: Step<unknown, Event>[] = [];
  for (const { seat, action, drawn } of played) {
    const before = steps.at(-1);
    const draw = replaying(drawn);
    if (before === undefined) steps.push(title.start(options, seats, draw));
    else if (action !== undefined) steps.push(title.act(before.state, action, draw));
    else if (seat !== undefined) steps.push(title.leave(before.state, seat, draw));
    else steps.push({ state: before.state, events: [] });
  }
  return steps;
}
