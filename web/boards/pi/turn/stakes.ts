/** What an attempt to solve would mean for the viewer now. docs/rules/pi.md, "First edition", "Second edition", "Duel". */

import type { Seat } from '@shared/game';
import { editionOf } from '@shared/games/pi/editions';
import { TRACK } from '@shared/games/pi/editions/assumptions';
import { ROUNDS_TO_WIN } from '@shared/games/pi/editions/duel';
import type { View } from '@shared/games/pi/types';
import { isLastLap } from '../lap';
import { by, type Line, line, yes } from '../speech';

export interface Stakes {
  /** The price of an attempt in a few words. */
  readonly price: Line;
  /** What a right one brings, and what a wrong one costs. */
  readonly right: Line;
  readonly wrong: Line;
  /** Both in one line. */
  readonly both: Line;
  /** What is to be known of it before one is laid out, and while it is. */
  readonly outlook: Line;
  readonly hint: Line;
}

export function stakesOf(view: View, you: Seat): Stakes {
  switch (view.edition) {
    case 'first':
      return first(view);
    case 'second':
      return second(view, you);
    case 'duel':
      return duel(view, you);
  }
}

/** Who solves in the same phase scores the same. */
function first(view: View): Stakes {
  const parts = { value: view.value, penalty: editionOf(view).penalty };
  const outlook = line('stakes.first.outlook', parts);
  return {
    price: line('stakes.first.price', parts),
    right: line('stakes.first.right', parts),
    wrong: line('stakes.first.wrong', parts),
    both: line('stakes.first.both', parts),
    outlook,
    hint: outlook,
  };
}

/** By the order of solving; no score falls below the start of the track. */
function second(view: View, you: Seat): Stakes {
  const { value, values, step, start } = view;
  const room = (view.players[you]?.score ?? 0) - TRACK.from;
  const parts = { value, penalty: Math.min(editionOf(view).penalty, room) };
  const outlook = isLastLap(view)
    ? line('stakes.second.last', { seat: by(start) })
    : line('stakes.second.outlook', { value, next: values[step + 1] ?? 0 });
  return {
    price: line('stakes.second.price', parts),
    right: line('stakes.second.right', parts),
    wrong: line('stakes.second.wrong', { ...parts, last: yes(isLastLap(view, you)) }),
    both: line('stakes.second.both', parts),
    outlook,
    hint: outlook,
  };
}

/** The first attempt decides the round, but for the answer that a first player's right one allows. */
function duel(view: View, you: Seat): Stakes {
  const other = by(1 - you);
  const role = view.lastChance ? 'last' : view.start === you ? 'first' : 'second';
  const [own, others] = [isRoundFromGame(view, you), isRoundFromGame(view, 1 - you)];
  const [mine, theirs] = [yes(own), yes(others)];
  return {
    price: view.lastChance ? line('stakes.duel.price-last') : line('stakes.duel.price', { game: yes(own || others) }),
    right: line(`stakes.duel.right-${role}`, { seat: other, game: mine }),
    wrong: line('stakes.duel.wrong', { seat: other, game: theirs }),
    both: line(`stakes.duel.both-${role}`, { seat: other, mine, game: theirs }),
    outlook: line(view.start === you ? 'stakes.duel.outlook-first' : 'stakes.duel.outlook-second', { seat: other }),
    hint: line('stakes.duel.hint'),
  };
}

function isRoundFromGame({ players }: View, seat: Seat): boolean {
  return players[seat]?.score === ROUNDS_TO_WIN - 1;
}
