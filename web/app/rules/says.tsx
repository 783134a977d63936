import type { Catalogue, Sentence } from '@shared/words/sentence';
import { Told } from '@web/components/told';

interface Props {
  readonly words: Catalogue;
  readonly says: Sentence;
}

/** A sentence of a booklet, in which nobody is named. */
export function Says({ words, says }: Props) {
  return <Told words={words} sentence={says} names={String} />;
}
