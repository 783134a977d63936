import type { Seat } from '../../../game';
import type { Passage } from '../../../words/in-words';
import type { Part, Sentence } from '../../../words/sentence';
import type { Element, View } from '../types';

/** What the viewer has found out about their own case; nothing for a spectator. */
export function own(view: View): readonly Passage[] {
  const { you } = view;
  if (you === undefined) return [];
  const placed = sent(view, you);
  const lines = [...placed, ...(placed.length > 0 ? [{ code: 'own.pieces' }] : []), ...found(view, you)];
  return [{ heading: { code: 'head.own' }, lines: lines.length === 0 ? [{ code: 'own.nothing' }] : lines }];
}

function sent({ investigators }: View, you: Seat): readonly Sentence[] {
  return investigators
    .filter(({ seat }) => seat === you)
    .map(({ place, discs, cubes }) => ({ code: 'own.investigator', parts: { place: { term: place }, discs, cubes } }));
}

function found({ marks, players }: View, you: Seat): readonly Sentence[] {
  const marked = (kind: 'disc' | 'cube') =>
    marks.filter((mark) => mark.seat === you && mark.kind === kind).map(({ element }) => element);
  return [
    ...named('own.discs', marked('disc')),
    ...named('own.cubes', marked('cube')),
    ...named('own.kept', players[you]?.kept ?? []),
  ];
}

function named(code: string, elements: readonly Element[]): readonly Sentence[] {
  const list: readonly Part[] = elements.map((term) => ({ term }));
  return list.length === 0 ? [] : [{ code, parts: { elements: { list } } }];
}
