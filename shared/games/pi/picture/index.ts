import type { Names } from '../../../words/say';
import type { View } from '../types';
import { words } from '../words';
import { city } from './city';
import { caseOf, nameOf, numbered, phrase, playerOf } from './name';
import { players } from './players';
import { wrap } from './wrap';

/** The game in plain text, 80 columns wide at most. */
export function picture(view: View, names: Names = numbered): string {
  const end = [...cases(view, names), ...outcome(view, names)];
  const sections = [heading(view), ...city(view), evidence(view), players(view, names), end];
  return sections
    .map((lines) => lines.join('\n'))
    .filter((section) => section !== '')
    .join('\n\n');
}

function heading({ miniGame, miniGames, phase, value, you }: View): readonly string[] {
  return [
    `${words.title}  ${phrase('picture.heading', { miniGame, miniGames, phase, value })}`,
    ...(you === undefined ? [] : [phrase('picture.legend')]),
  ];
}

function evidence({ display, deck, discards }: View): readonly string[] {
  if (display.length === 0) return wrap(phrase('picture.no-evidence', { deck, discards }));
  return wrap(phrase('picture.evidence', { cards: display.map(nameOf).join(', '), deck, discards }));
}

function cases(view: View, names: Names): readonly string[] {
  return Object.entries(view.cases).flatMap(([seat, known]) => {
    const cards = caseOf(known);
    if (Number(seat) === view.you) return wrap(phrase('picture.your-case', { cards }));
    return wrap(phrase('picture.case-of', { player: playerOf(view, Number(seat), names), cards }));
  });
}

function outcome(view: View, names: Names): readonly string[] {
  if (view.result === undefined) return [];
  const { how, seats } = view.result;
  const ranked = seats.map(({ place }, seat) => ({ place, name: playerOf(view, seat, names) })).sort((a, b) => a.place - b.place);
  const places = ranked.map(({ place, name }) => `${place}. ${name}`).join(', ');
  return wrap(phrase('picture.end', { how: { term: how }, places }));
}
