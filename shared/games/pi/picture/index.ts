import type { View } from '../types';
import { words } from '../words';
import { city } from './city';
import { caseOf, nameOf, playerOf } from './name';
import { players } from './players';
import { wrap } from './wrap';

/** The game in plain text, 80 columns wide at most. */
export function picture(view: View): string {
  const sections = [heading(view), ...city(view), evidence(view), players(view), [...cases(view), ...outcome(view)]];
  return sections
    .map((lines) => lines.join('\n'))
    .filter((section) => section !== '')
    .join('\n\n');
}

function heading({ miniGame, miniGames, phase, value, you }: View): readonly string[] {
  return [
    `${words.title}  Mini-game ${miniGame} of ${miniGames}, phase ${phase}. A solution is worth ${value}.`,
    ...(you === undefined ? [] : ['(your disc)  [your cube]  * your investigator']),
  ];
}

function evidence({ display, deck, discards }: View): readonly string[] {
  const cards = display.length > 0 ? display.map(nameOf).join(', ') : 'none';
  return wrap(`Evidence: ${cards}. Deck ${deck}, used ${discards}.`);
}

function cases(view: View): readonly string[] {
  return Object.entries(view.cases).flatMap(([seat, known]) => {
    const whose = Number(seat) === view.you ? 'Your case' : `The case of ${playerOf(view, Number(seat))}`;
    return wrap(`${whose}: ${caseOf(known)}.`);
  });
}

function outcome(view: View): readonly string[] {
  if (view.result === undefined) return [];
  const { how, seats } = view.result;
  const places = seats.map(({ place }, seat) => ({ place, name: playerOf(view, seat) })).sort((a, b) => a.place - b.place);
  return wrap(`The end, ${words[how] ?? how}: ${places.map(({ place, name }) => `${place}. ${name}`).join(', ')}.`);
}
