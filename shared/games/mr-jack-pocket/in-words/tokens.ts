import type { Passage } from '../../../words/in-words';
import { underside } from '../tokens';
import type { View } from '../types';

/** The four action tokens, those first that can still be used. */
export function tokens(view: View): Passage {
  const sorted = [...view.tokens].sort((a, b) => Number(a.used) - Number(b.used));
  return {
    heading: { code: 'head.tokens' },
    lines: sorted.map(({ id, face, used }) => ({
      code: used ? 'token.used' : 'token.free',
      parts: { face: { term: face }, under: { term: underside(id, face) } },
    })),
  };
}
