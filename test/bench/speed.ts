/** How fast the rules are, by the processor's time, so that whatever else runs here does not count. */

import { count, nth } from '@shared/choice';
import type { Action, Viewer } from '@shared/game';
import { drawFrom, randomFrom } from '../support/chance';
import type { Measured } from './games';

/** Things done in a second. */
export interface Speed {
  readonly games: number;
  readonly actions: number;
  readonly act: number;
  readonly choices: number;
  readonly view: number;
}

/** Actions after which a play-out is cut off: at random, some games hardly ever end. */
const LONGEST = 500;

/** Milliseconds. */
const WARM_UP = 1_000;
const MEASURE = 1_500;

interface Moment {
  readonly state: unknown;
  readonly action: Action;
}

export function speedOf({ title, options, seats }: Measured): Speed {
  const random = randomFrom(1);
  const playOut = (moments?: Moment[]): number => {
    const draw = drawFrom(random);
    let { state } = title.start(options, seats, draw);
    let actions = 0;
    for (; actions < LONGEST && title.turn(state) !== undefined; actions++) {
      const choices = title.choices(state);
      const action = nth(choices, random(count(choices)));
      moments?.push({ state, action });
      state = title.act(state, action, draw).state;
    }
    return actions;
  };
  const moments: Moment[] = [];
  while (moments.length < 5 * LONGEST) playOut(moments);
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator'];
  const over = (visit: (moment: Moment) => unknown) => () => {
    for (const moment of moments) visit(moment);
    return moments.length;
  };
  const { rounds: games, done: actions } = rate(() => playOut());
  return {
    games,
    actions,
    act: rate(over(({ state, action }) => title.act(state, action, drawFrom(random)))).done,
    choices: rate(over(({ state }) => title.choices(state))).done,
    view: rate(over(({ state }) => viewers.map((viewer) => title.view(state, viewer)))).done * viewers.length,
  };
}

/** Rounds, and what they say they did, in a second. */
function rate(round: () => number): { rounds: number; done: number } {
  run(round, WARM_UP);
  const { rounds, done, seconds } = run(round, MEASURE);
  return { rounds: rounds / seconds, done: done / seconds };
}

function run(round: () => number, milliseconds: number): { rounds: number; done: number; seconds: number } {
  const start = process.cpuUsage();
  for (let rounds = 0, done = 0; ; ) {
    rounds++;
    done += round();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= milliseconds * 1_000) return { rounds, done, seconds: (user + system) / 1_000_000 };
  }
}
