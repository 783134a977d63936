/** One notebook on two devices: what either changed is kept. */

import { clean } from '@web/words/clean';
import type { Draft, Marks } from './draft';

/** What both made of what both had seen. `divider` stands between two texts that cannot be one. */
export function merge(base: Draft, mine: Draft, theirs: Draft, divider: string): Draft {
  return { text: mergeText(base.text, mine.text, theirs.text, divider), marks: mergeMarks(base.marks, mine.marks, theirs.marks) };
}

function mergeText(base: string, mine: string, theirs: string, divider: string): string {
  const [before, own, other] = [base, mine, theirs].map(clean) as [string, string, string];
  if (own === before || own === other) return own === other ? mine : theirs;
  if (other === before || own.includes(other)) return mine;
  if (other.includes(own)) return theirs;
  return `${other}\n\n${divider}\n${mine}`;
}

/** By key; of a mark that both changed, the one of this page. */
function mergeMarks(base: Marks, mine: Marks, theirs: Marks): Marks {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const chosen = keys.map((key) => [key, mine[key] === base[key] ? theirs[key] : mine[key]] as const);
  return Object.fromEntries(chosen.flatMap(([key, mark]) => (mark === undefined ? [] : [[key, mark]])));
}
