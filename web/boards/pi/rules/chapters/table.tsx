import { neighbours } from '@shared/games/pi/board';
import { editionOf } from '@shared/games/pi/editions';
import { ROUNDS_TO_WIN } from '@shared/games/pi/editions/duel';
import { ELEMENTS } from '@shared/games/pi/elements';
import { DISPLAY } from '@shared/games/pi/setup';
import { CRIMES, type EditionId, type Location, PLACES, SUSPECTS } from '@shared/games/pi/types';
import { LANGUAGE } from '@shared/words/say';
import type { Sentence } from '@shared/words/sentence';
import type { Chapter, Figure } from '../../../booklet';
import { line, listed, named, unit } from '../line';
import { CasePicture, CityPicture } from '../pictures';
import { begun, caseOf, seen, YOU } from '../positions';

/** How many mini-games an edition has, or how many rounds have to be won. */
export function lengthOf(edition: EditionId) {
  return { games: editionOf({ edition }).miniGames ?? '', wins: ROUNDS_TO_WIN };
}

export function about(edition: EditionId): Chapter {
  return {
    id: 'about',
    head: line('about.head'),
    blocks: [
      { kind: 'text', says: line('about.case') },
      { kind: 'text', says: line('about.ask') },
      { kind: 'text', says: line(`about.win.${edition}`, lengthOf(edition)) },
    ],
  };
}

/** Everything on the city for those who listen. */
function cityInWords(board: readonly Location[]): readonly Sentence[] {
  return [
    line('city.shows'),
    ...board.map(({ place, suspect, crime }) =>
      line('city.row', {
        place: named(place),
        suspect: suspect ? named(suspect) : { term: 'city.nobody' },
        crime: crime ? named(crime) : { term: 'city.no-crime' },
      }),
    ),
  ];
}

const SIX = 'central-station';
const DOORS = [...new Set(PLACES.map((place) => neighbours(place).length))].sort((one, other) => one - other);

/** As in 3, 4 or 6. */
function anyOf(numbers: readonly number[]): string {
  return new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }).format(numbers.map(String));
}

export function table(edition: EditionId): Chapter {
  const view = seen(begun(edition));
  const city: Figure = {
    picture: <CityPicture view={view} />,
    shows: cityInWords(view.board),
    caption: line('city.caption', unit(edition)),
  };
  const near = { place: named(SIX), near: listed(neighbours(SIX)) };
  const doors: Figure = {
    picture: <CityPicture view={view} framed={{ place: SIX }} />,
    shows: [line('door.shows', near)],
    caption: line('door.caption', near),
  };
  return {
    id: 'table',
    head: line('table.head'),
    blocks: [
      { kind: 'figures', figures: [city] },
      {
        kind: 'list',
        items: [
          line('table.places', { places: PLACES.length }),
          line('table.suspects', { suspects: SUSPECTS.length, nobody: PLACES.length - SUSPECTS.length }),
          line('table.crimes', { crimes: CRIMES.length, none: PLACES.length - CRIMES.length }),
          line('table.evidence', { evidence: ELEMENTS.length, display: DISPLAY }),
          line('table.cards'),
          line(`table.investigators.${edition}`, { investigators: editionOf({ edition }).investigators }),
          line('table.pieces'),
        ],
      },
      { kind: 'head', says: line('door.head') },
      { kind: 'text', says: line('door.rule', { doors: anyOf(DOORS) }) },
      { kind: 'figures', figures: [doors] },
    ],
  };
}

export function setUp(edition: EditionId): Chapter {
  const state = begun(edition);
  const cards = caseOf(state);
  const right = state.players.length - 1;
  const own: Figure = {
    picture: <CasePicture edition={edition} cards={cards} />,
    shows: [line('start.case.shows', { suspect: named(cards.suspect), place: named(cards.place), crime: named(cards.crime) })],
    caption: line('start.case.caption', { name: { term: `player.${YOU}` }, right: { term: `player.${right}` } }),
  };
  return {
    id: 'set-up',
    head: line('start.head', unit(edition)),
    blocks: [
      {
        kind: 'steps',
        items: [
          line('start.tiles'),
          line('start.cases'),
          line('start.evidence', { display: DISPLAY }),
          line('start.first', unit(edition)),
        ],
      },
      { kind: 'text', says: line('start.turns') },
      { kind: 'text', says: line('start.answer') },
      { kind: 'figures', figures: [own] },
    ],
  };
}
