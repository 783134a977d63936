/** Which cases a seat's clues leave over, by what one viewer may know. */

import type { Seat } from '../../../game';
import { type Answer, evidenceFinds, investigatorFinds, tally } from '../clue';
import { type Cards, toCards, toNumber } from '../elements';
import { tilesOf } from '../locations';
import { type Placed, type Tiles, whereIs } from '../state';
import type { Case, View } from '../types';

/** All that is known about one seat's case. */
export interface Clues {
  readonly tiles: Tiles;
  /** With the totals that were announced. */
  readonly investigators: readonly Placed[];
  readonly answers: readonly (readonly [card: number, answer: Answer])[];
  /** Elements of other cases. */
  readonly elsewhere: ReadonlySet<number>;
  readonly wrong: readonly Cards[];
}

/** What a view tells about a seat's case. It shows the last wrong guess only; `wrong` adds those that the events tell of. */
export function cluesAbout(view: View, seat: Seat, wrong: readonly Case[] = []): Clues {
  const { board, players, marks, investigators, cases } = view;
  const tiles = tilesOf(board);
  const own = marks.filter((mark) => mark.seat === seat).map(({ kind, element }) => [toNumber(element), kind] as const);
  const kept = (players[seat]?.kept ?? []).map((card) => [toNumber(card), 'nothing'] as const);
  const placed = investigators
    .filter((one) => one.seat === seat)
    .map(({ place, discs, cubes }): Placed => {
      const at = toNumber(place);
      const moved = own.filter(([element]) => whereIs(tiles, element) === at).map(([, kind]) => kind);
      return [at, discs + tally(moved, 'disc'), cubes + tally(moved, 'cube')];
    });
  const others = Object.entries(cases).filter(([other]) => Number(other) !== seat);
  const last = players[seat]?.lastGuess;
  return {
    tiles,
    investigators: placed,
    answers: [...own, ...kept],
    elsewhere: new Set(others.flatMap(([, cards]) => toCards(cards))),
    wrong: [...(last ? [last] : []), ...wrong].map(toCards),
  };
}

/** Whether the case would have given every one of these answers. */
export function fits({ tiles, investigators, answers, elsewhere, wrong }: Clues, guess: Case): boolean {
  const cards = toCards(guess);
  return (
    cards.every((card) => !elsewhere.has(card)) &&
    answers.every(([card, answer]) => evidenceFinds(tiles, cards, card) === answer) &&
    investigators.every(([place, discs, cubes]) => {
      const found = investigatorFinds(tiles, cards, place);
      return tally(found, 'disc') === discs && tally(found, 'cube') === cubes;
    }) &&
    !wrong.some((named) => named.every((card, kind) => card === cards[kind]))
  );
}
