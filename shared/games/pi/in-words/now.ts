import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import type { View } from '../types';

/** Whose turn it is and what a solution is worth, or how the game ended. */
export function now(view: View): Passage {
  const lines = view.result === undefined ? [...turn(view), stage(view), ...worth(view)] : [...ending(view.result), stage(view)];
  return { heading: { code: 'head.now' }, lines: [...lines, ...won(view)] };
}

function turn({ toMove, you, lastChance, start }: View): readonly Sentence[] {
  if (toMove === undefined) return [];
  const code = toMove === you ? 'now.yours' : 'now.turn';
  return [
    { code, parts: { seat: { seat: toMove } } },
    ...(lastChance ? [{ code: 'now.last-chance' }] : []),
    { code: 'now.start', parts: { seat: { seat: start } } },
  ];
}

/** How far the game is. */
function stage({ edition, miniGame, miniGames, phase }: View): Sentence {
  return { code: `now.stage.${edition}`, parts: { miniGame, miniGames: miniGames ?? 0, phase } };
}

/** What solutions are worth, now and later in this mini-game. In Duel nothing by itself. */
function worth({ edition, value, values, step }: View): readonly Sentence[] {
  if (edition === 'duel') return [];
  const later = values.slice(step + 1);
  return [
    { code: `now.worth.${edition}`, parts: { value } },
    ...(later.length === 0 ? [] : [{ code: 'now.later', parts: { values: { list: later } } }]),
  ];
}

function ending({ how, seats }: NonNullable<View['result']>): readonly Sentence[] {
  const ranked = seats.map(({ place }, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return [
    { code: 'now.over', parts: { how: { term: how } } },
    ...ranked.map(({ place, seat }) => ({ code: 'now.place', parts: { place, seat: { seat } } })),
  ];
}

/** Duel: how its rounds went. */
function won({ rounds }: View): readonly Sentence[] {
  if (rounds === undefined) return [];
  const { winners, ties, aside } = rounds;
  return [
    winners.length === 0
      ? { code: 'now.winners.none' }
      : { code: 'now.winners', parts: { seats: { list: winners.map((seat) => ({ seat })) } } },
    ...(ties > 0 ? [{ code: 'now.ties', parts: { ties } }] : []),
    ...(aside === undefined ? [] : [{ code: 'now.aside', parts: { seat: { seat: aside } } }]),
  ];
}
