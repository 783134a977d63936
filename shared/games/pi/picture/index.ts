import type { Names } from '../../../words/say';
import { wordsIn } from '../editions/words';
import type { View } from '../types';
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

function heading(view: View): readonly string[] {
  const { miniGame, miniGames = 0, phase, value, rounds, you } = view;
  const where = phrase(view, 'picture.heading', { miniGame, miniGames, phase, value });
  const tied = rounds?.ties ? ` ${phrase(view, 'picture.ties', { ties: rounds.ties })}` : '';
  return [`${wordsIn(view).title}  ${where}${tied}`, ...(you === undefined ? [] : [phrase(view, 'picture.legend')])];
}

function evidence(view: View): readonly string[] {
  const { display, deck, discards } = view;
  if (display.length === 0) return wrap(phrase(view, 'picture.no-evidence', { deck, discards }));
  const cards = display.map((element) => nameOf(view, element)).join(', ');
  return wrap(phrase(view, 'picture.evidence', { cards, deck, discards }));
}

function cases(view: View, names: Names): readonly string[] {
  return Object.entries(view.cases).flatMap(([seat, known]) => {
    const cards = caseOf(view, known);
    if (Number(seat) === view.you) return wrap(phrase(view, 'picture.your-case', { cards }));
    return wrap(phrase(view, 'picture.case-of', { player: playerOf(view, Number(seat), names), cards }));
  });
}

function outcome(view: View, names: Names): readonly string[] {
  if (view.result === undefined) return [];
  const { how, seats } = view.result;
  const ranked = seats.map(({ place }, seat) => ({ place, name: playerOf(view, seat, names) })).sort((a, b) => a.place - b.place);
  const places = ranked.map(({ place, name }) => `${place}. ${name}`).join(', ');
  return wrap(phrase(view, 'picture.end', { how: { term: how }, places }));
}
