/** Actions and events as short lines of text, such as `solve queenie skid-row murder` or `placed 1 main-street 1 2`. */

import { either, type Forms, flag, group, integer, lines, list, natural, oneOf, optional, type Word } from '../../notation';
import { ELEMENTS } from './elements';
import { HOWS } from './state';
import { type Action, type Case, CRIMES, type Event, type Location, PLACES, SUSPECTS } from './types';

const suspect = oneOf(SUSPECTS);
const place = oneOf(PLACES);
const crime = oneOf(CRIMES);
const element = oneOf(ELEMENTS);
const cards = group<Case>({ suspect, place, crime });
const location = group<Location>({ place, suspect: optional(suspect), crime: optional(crime) });

const seatCase = group<Case & { readonly seat: number }>({ seat: natural, suspect, place, crime });

/** Cases by seat; who may see none has an empty list. */
const casesBySeat: Word<Readonly<Record<number, Case>>> = {
  make: (cases) => list(seatCase).make(Object.entries(cases).map(([seat, held]) => ({ seat: Number(seat), ...held }))),
  parse: (word, column) =>
    Object.fromEntries(
      list(seatCase)
        .parse(word, column)
        .map(({ seat, ...held }) => [seat, held]),
    ),
};

const ACTIONS: Forms<Action> = {
  investigate: { place },
  evidence: { card: element },
  solve: { suspect, place, crime },
};

const EVENTS: Forms<Event> = {
  dealt: { miniGame: natural, start: natural, board: list(location), display: list(element), cases: casesBySeat },
  placed: { seat: natural, place, discs: natural, cubes: natural },
  asked: { seat: natural, card: element, answer: oneOf(['disc', 'cube', 'nothing']), from: optional(oneOf(['investigator'])) },
  refilled: { cards: list(element), reshuffled: flag('reshuffled') },
  guessed: { seat: natural, suspect, place, crime, right: either('right', 'wrong'), points: optional(integer) },
  phase: { phase: natural, value: natural },
  left: { seat: natural },
  closed: { miniGame: natural, cases: list(cards), points: list(natural), solved: optional(list(natural)) },
  end: { how: oneOf<string>(HOWS), places: list(natural), scores: list(integer) },
};

export const actions = lines(ACTIONS);
/** Of events whole and as any viewer has them. */
export const events = lines(EVENTS);
