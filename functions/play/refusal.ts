import type { GameAnswer } from '@shared/api/games';
import type { Note } from '@shared/api/note';
import type { ProblemCode } from '@shared/api/problem';

/** Why something asked for is not done. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ProblemCode,
    readonly more: {
      /** Of illegal_action: the title's own code for the rule that was broken. */
      readonly rule?: string;
      /** A sentence that says more than the code does. */
      readonly detail?: string;
      /** Of version_moved: the game as it is now. */
      readonly game?: GameAnswer;
      /** Of note_moved: the note as it is now. */
      readonly note?: Note;
      /** Of too_many: seconds until it is worth asking again. */
      readonly after?: number;
    } = {},
  ) {
    super(code);
  }
}
