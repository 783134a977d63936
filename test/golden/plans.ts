/** The golden games: what each has to show. */

import { HOWS } from '@shared/games/mr-jack-pocket/outcome';
import { ROLE_OPTIONS } from '@shared/games/mr-jack-pocket/types';
import type { Setup } from './play';
import { careful, evenly, type Intent, leavingAt, meaning, missing, type Place, rash } from './players';

/** Played with one seed after the other until its record has these marks. */
export interface Plan extends Setup {
  readonly marks: readonly string[];
}

const JACK = 'mr-jack-pocket';

function jack(roles: string, marks: readonly string[], player = evenly(JACK)): Plan {
  return { title: JACK, options: { roles }, seats: 2, marks, player };
}

const JACKS: readonly Plan[] = [
  ...ROLE_OPTIONS.flatMap((roles) => HOWS.filter((how) => how !== 'forfeit').map((how) => jack(roles, [how]))),
  jack('host-jack', ['chase', 'both-seen']),
  jack('host-investigator', ['long-chase']),
  ...ROLE_OPTIONS.flatMap((roles, at) =>
    [0, 1].map((seat) => jack(roles, ['forfeit'], leavingAt(1 + 7 * at + 2 * seat, seat, evenly(JACK)))),
  ),
  jack('random', ['forfeit', 'jack-leaves'], leavingAt(15, 0, evenly(JACK))),
  jack('random', ['forfeit', 'investigator-leaves'], leavingAt(15, 0, evenly(JACK))),
];

type Options = Setup['options'];

function pi(options: Options, seats: number, marks: readonly string[], player: Setup['player']): Plan {
  return { title: 'pi', options, seats, marks, player };
}

/** All but the last seat leave, one after the other. */
function allLeave(seats: number, from: number): Setup['player'] {
  return Array.from({ length: seats - 1 }, (_, seat) => seat).reduce<Setup['player']>(
    (otherwise, seat) => leavingAt(from + 3 * seat, seat, otherwise),
    careful,
  );
}

/** What either edition of several players can come to. */
function several(options: Options, seats: number): readonly Plan[] {
  return [
    pi(options, seats, ['most-points'], careful),
    pi(options, seats, ['most-points', 'wrong-guess', 'unsolved'], rash(6)),
    pi(options, seats, ['last-one'], allLeave(seats, 1)),
    pi(options, seats, ['last-one'], allLeave(seats, 20)),
    ...(seats === 2 ? [] : [pi(options, seats, ['most-points', 'goes-on-without'], leavingAt(9, 1, careful))]),
  ];
}

/** Solves in the first turn after so many questions. */
function solvingAfter(questions: number): Setup['player'] {
  return meaning(({ turn }) => (turn <= questions ? 'ask' : 'right'));
}

const FIRST = { edition: 'first' };

const FIRSTS: readonly Plan[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    ...several(FIRST, seats),
    pi(FIRST, seats, ['most-points', 'shared-win'], solvingAfter(1)),
  ]),
  pi(
    FIRST,
    2,
    ['broken-by-investigators'],
    meaning(({ seat, turn }) => (turn > 1 ? 'right' : seat === 1 ? 'ask' : 'place')),
  ),
  pi(FIRST, 3, ['broken-by-penalties'], meaning(aheadByPenalties)),
  pi(FIRST, 3, ['most-points', 'below-nothing'], rash(3)),
  pi(
    FIRST,
    5,
    ['most-points', 'reshuffled'],
    meaning(({ turn }) => (turn < 10 ? 'ask' : 'think')),
  ),
  pi(
    FIRST,
    4,
    ['most-points', 'goes-on-without', 'reshuffled'],
    leavingAt(
      30,
      2,
      meaning(({ turn }) => (turn < 13 ? 'ask' : 'think')),
    ),
  ),
];

/** In the first mini-game seat 0 solves a phase before seat 1, after a wrong guess; all else is even. */
function aheadByPenalties({ miniGame, seat, turn }: Place): Intent {
  if (miniGame > 1) return turn === 1 ? 'ask' : 'right';
  if (seat === 0) return turn === 1 ? 'wrong' : 'right';
  return seat === 1 && turn > 2 ? 'right' : 'ask';
}

const RISING = { edition: 'second', schedule: 'rising' };
const LEVEL = { edition: 'second', schedule: 'level' };

/** In each round one wrong guess after the other, far below where the track ends. */
const TO_THE_FLOOR = meaning(({ turn, seat }) => (turn <= 4 + seat ? 'wrong' : 'right'));

/** One who guesses and guesses while the others ask, and solves in the end. */
const FROM_THE_FLOOR = meaning(({ turn, seat }) => (seat === 1 && turn < 6 ? 'wrong' : turn < 6 ? 'ask' : 'right'));

const SECONDS: readonly Plan[] = [
  ...[2, 3, 4, 5].flatMap((seats) => [
    ...several(RISING, seats),
    pi(RISING, seats, ['most-points', 'all-solved'], solvingAfter(1)),
    pi(RISING, seats, ['most-points', 'floor'], TO_THE_FLOOR),
    pi(LEVEL, seats, ['most-points'], careful),
    pi(LEVEL, seats, ['last-one'], allLeave(seats, 2 * seats)),
  ]),
  pi(RISING, 3, ['most-points', 'floor', 'all-solved'], FROM_THE_FLOOR),
  pi(LEVEL, 2, ['most-points', 'floor'], TO_THE_FLOOR),
  pi(LEVEL, 3, ['most-points', 'shared-win'], solvingAfter(2)),
  pi(
    RISING,
    5,
    ['most-points', 'reshuffled'],
    meaning(({ turn }) => (turn < 10 ? 'ask' : 'think')),
  ),
];

const DUEL = { edition: 'duel' };

/** Both solve in the first round; from then on nobody knows more than they were told. */
const solvingBoth = meaning(({ miniGame, turn }) => (miniGame > 1 ? 'think' : turn === 1 ? 'ask' : 'right'));

const DUELS: readonly Plan[] = [
  pi(DUEL, 2, ['two-rounds'], careful),
  pi(DUEL, 2, ['two-rounds', 'second-player-right'], careful),
  pi(DUEL, 2, ['two-rounds', 'last-chance-missed'], careful),
  pi(DUEL, 2, ['two-rounds', 'tied-round'], solvingBoth),
  pi(DUEL, 2, ['two-rounds', 'first-player-wrong', 'second-player-wrong'], rash(9)),
  pi(DUEL, 2, ['last-one'], leavingAt(1, 0, careful)),
  pi(DUEL, 2, ['last-one'], leavingAt(12, 1, careful)),
  pi(DUEL, 2, ['last-one', 'tied-round'], leavingAt(9, 0, solvingBoth)),
];

/** Somebody does not come: the clock plays for them, or they are out. */
const MISSED: readonly Plan[] = [
  jack('random', ['one-suspect', 'automatic-turn'], missing(3, evenly(JACK))),
  jack('host-jack', ['forfeit', 'automatic-turn', 'timed-out'], missing(3, evenly(JACK), 6)),
  pi(FIRST, 2, ['most-points', 'automatic-turn'], missing(4, careful)),
  pi(FIRST, 5, ['most-points', 'automatic-turn', 'timed-out', 'goes-on-without'], missing(12, careful, 20)),
  pi(RISING, 3, ['last-one', 'automatic-turn', 'timed-out'], missing(5, careful, 12)),
  pi(DUEL, 2, ['two-rounds', 'automatic-turn'], missing(6, careful)),
  pi(DUEL, 2, ['last-one', 'timed-out'], missing(2, careful)),
];

export const PLANS: readonly Plan[] = [...JACKS, ...FIRSTS, ...SECONDS, ...DUELS, ...MISSED];
