import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { split } from '../sight';
import type { Character, View } from '../types';

/** Which suspects are seen as it stands, and which are in the dark. */
export function witnesses(view: View): Passage {
  const { seen, dark } = split(view);
  return {
    heading: { code: 'head.witnesses' },
    lines: [suspects('seen', seen), suspects('dark', dark), ...answer(view, seen)],
  };
}

function suspects(where: 'seen' | 'dark', characters: readonly Character[]): Sentence {
  const count = characters.length;
  if (count === 0) return { code: `witnesses.${where}.none` };
  return { code: `witnesses.${where}`, parts: { count, suspects: { list: characters.map((term) => ({ term })) } } };
}

/** Whether Jack himself would be seen, for those who may know it. */
function answer({ you, secret, result }: View, seen: readonly Character[]): readonly Sentence[] {
  if (secret === undefined || result !== undefined) return [];
  const sight = seen.includes(secret.identity) ? 'seen' : 'hidden';
  return [{ code: `witnesses.${you === 'jack' ? 'you' : 'jack'}.${sight}` }];
}
