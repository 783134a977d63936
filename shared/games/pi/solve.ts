/** docs/rules/pi.md, "A turn", 3. */

import { IllegalAction, type Step } from '../../game';
import { editionOf } from './editions';
import { toCards } from './elements';
import { changePlayer, playerAt, type State } from './state';
import { type Case, CRIMES, type Event, PLACES, SUSPECTS } from './types';

/** The player to move attempts to solve. */
export function solve(state: State, guess: Case): Step<State, Event> {
  if (!SUSPECTS.includes(guess.suspect)) throw new IllegalAction('no_such_suspect');
  if (!PLACES.includes(guess.place)) throw new IllegalAction('no_such_place');
  if (!CRIMES.includes(guess.crime)) throw new IllegalAction('no_such_crime');

  const seat = state.toMove;
  const player = playerAt(state, seat);
  const cards = toCards(guess);
  const { suspect, place, crime } = guess;
  const right = cards.every((card, kind) => card === player.case[kind]);
  const edition = editionOf(state);
  const points = edition.points(state, right);
  const score = player.score + (points ?? 0);
  const changed = right
    ? changePlayer(state, seat, { score, solved: [state.phase, points ?? 0], discs: cards, cubes: [], placed: [] })
    : changePlayer(state, seat, {
        score,
        wrong: player.wrong + 1,
        penalties: player.penalties + edition.penalty,
        lastGuess: cards,
      });
  return {
    state: changed,
    events: [{ type: 'guessed', seat, suspect, place, crime, right, ...(points !== undefined && { points }) }],
  };
}
