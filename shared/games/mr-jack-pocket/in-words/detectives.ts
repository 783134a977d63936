import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { sight } from '../sight';
import { DETECTIVES, type Detective, type View } from '../types';

/** Where each detective stands, which way they look, and whom they see, nearest first. */
export function detectives(view: View): Passage {
  const lines = DETECTIVES.map((detective) => standing(view, detective));
  return { heading: { code: 'head.detectives' }, lines: [...lines, { code: 'detectives.around' }] };
}

function standing(view: View, detective: Detective): Sentence {
  const position = view.detectives[detective];
  const seen = sight(view)[detective].flatMap((place) => view.tiles[place]?.character ?? []);
  return {
    code: seen.length === 0 ? 'detective.blind' : 'detective.sees',
    parts: {
      detective: { term: detective },
      position,
      where: { term: `position.${position}` },
      seen: { list: seen.map((term) => ({ term })) },
    },
  };
}
