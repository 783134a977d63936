import { talk } from '@web/words/en/talk';
import { speaker } from '@web/words/speaker';

/** The words of the talk, and those of every page. */
export const say = speaker(talk);

/** What it can say. */
export type Code = Parameters<typeof say>[0];
