import { join } from '@web/words/en/join';
import { speaker } from '@web/words/speaker';

/** The words of sitting down, and those of every page. */
export const say = speaker(join);

/** What it can say. */
export type Code = Parameters<typeof say>[0];
