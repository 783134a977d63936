import type { Addressee } from '../mail/addressee';
import type { Letter } from '../mail/letter';

/** What is told in a few words, by push and webhook: nothing of the board, and nothing that only its reader may know. Plain text. */
export interface Brief {
  readonly head: string;
  readonly text: string;
  /** Where it leads, from the site's own address on: `/game/?id=...`. */
  readonly path: string;
}

/** Something to tell one player, in every form that it may have. */
export interface News {
  readonly brief: Brief;
  /** `base`: where people find the site. `id`: the same for the same letter sent again. */
  letter(base: string, to: Addressee, id: string): Promise<Letter>;
}
