import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { hourglasses } from '../cards';
import type { View } from '../types';

/** Who took the token of each round, and how many hourglasses Jack has. */
export function rounds(view: View): Passage {
  const taken = view.rounds.map((role, at): Sentence => ({ code: `round.${role}`, parts: { round: at + 1 } }));
  return {
    heading: { code: 'head.rounds' },
    lines: [...(taken.length === 0 ? [{ code: 'round.none' }] : taken), ...total(view)],
  };
}

function total({ rounds, you, secret, result }: View): readonly Sentence[] {
  const sight: Sentence = { code: 'glasses.sight', parts: { count: hourglasses(rounds, []) } };
  if (secret === undefined) return [sight];
  const kind = result !== undefined ? 'end' : you === 'jack' ? 'yours' : 'open';
  return [sight, { code: `glasses.${kind}`, parts: { count: secret.hourglasses } }];
}
