import { type Names, sayRuns } from '@shared/words/say';
import type { Catalogue, Sentence } from '@shared/words/sentence';

interface Props {
  readonly words: Catalogue;
  readonly sentence: Sentence;
  readonly names: Names;
}

/** A sentence, what matters most in it in bold. */
export function Told({ words, sentence, names }: Props) {
  return sayRuns(words, sentence, names).map((run, place) =>
    // The runs of one sentence never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    run.strong ? <b key={place}>{run.text}</b> : run.text,
  );
}
