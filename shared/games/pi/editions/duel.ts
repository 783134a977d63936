/** docs/rules/pi.md, "Duel". */

import type { Seat } from '../../../game';
import { changePlayer, leftOf, playerAt, type State } from '../state';
import { EACH_ROUND, HELD_AT_MOST, PENALTY, ROUND, SET_ASIDE } from './assumptions';
import type { Edition } from './edition';

/** What ends the game. */
export const ROUNDS_TO_WIN = 2;
const NONE_YET = { winners: [], ties: 0 };

/** The first attempt decides a round; if it is the first player's and right, the other's answer to it. */
export const duel: Edition = {
  seats: { min: 2, max: 2 },
  investigators: 2,
  penalty: PENALTY,
  rounds: NONE_YET,
  pointsTell: false,
  values: () => [],
  step: () => 0,
  points: () => undefined,
  mustSolve: ({ players, start }) => players[start]?.solved !== undefined,
  closes: ({ players, start }) => players.some(({ wrong }) => wrong > 0) || players[otherThan(start)]?.solved !== undefined,
  gains: (state) => state.players.map((_, seat) => (seat === winnerOf(state) ? ROUND : 0)),
  close: countRound,
  ending: ({ players }) => (players.some(({ score }) => score === ROUNDS_TO_WIN * ROUND) ? 'two-rounds' : undefined),
  renew: handOut,
  compare: (a, b) => b.score - a.score,
};

/** Who won the round that is over, if it is not tied. */
function winnerOf({ players, start }: State): Seat | undefined {
  const wrong = players.findIndex((player) => player.wrong > 0);
  if (wrong >= 0) return otherThan(wrong);
  const [first, other] = [players[start], players[otherThan(start)]];
  return other?.solved !== undefined && first?.solved === undefined ? otherThan(start) : undefined;
}

function countRound(state: State): State {
  const { winners, ties, ...rest } = state.rounds ?? NONE_YET;
  const winner = winnerOf(state);
  if (winner === undefined) return { ...state, rounds: { ...rest, winners, ties: ties + 1 } };
  const score = playerAt(state, winner).score + ROUND;
  return { ...changePlayer(state, winner, { score }), rounds: { ...rest, winners: [...winners, winner], ties } };
}

/** Used investigators are back in the supply, from which both get more; the winner of the round sets one aside. */
function handOut(state: State): State {
  const { winners, ties } = state.rounds ?? NONE_YET;
  const winner = winnerOf(state);
  const players = state.players.map((player, seat) => {
    const hand = Math.min(HELD_AT_MOST, player.hand + EACH_ROUND);
    return { ...player, hand: seat === winner ? hand - SET_ASIDE : hand };
  });
  return { ...state, players, rounds: { winners, ties, ...(winner !== undefined && { aside: winner }) } };
}

function otherThan(seat: Seat): Seat {
  return leftOf(seat, 2);
}
