import type { Seat } from '../../../game';
import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import type { Case, View } from '../types';

/** The cases that the viewer may know; nothing where there are none. */
export function cases(view: View): readonly Passage[] {
  const lines = Object.entries(view.cases).map(([seat, known]) => told(view, Number(seat), known));
  return lines.length === 0 ? [] : [{ heading: { code: 'head.cases' }, lines }];
}

function told({ you, holds, players, result }: View, seat: Seat, { suspect, place, crime }: Case): Sentence {
  const secret = seat === holds && players[seat]?.solved === undefined && result === undefined;
  const code = seat === you ? 'case.yours' : secret ? 'case.held' : 'case.of';
  return { code, parts: { seat: { seat }, suspect: { term: suspect }, place: { term: place }, crime: { term: crime } } };
}
