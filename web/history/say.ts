import { history } from '@web/words/en/history';
import { speaker } from '@web/words/speaker';

/** The words of looking back, and those of every page. */
export const say = speaker(history);

/** What it can say. */
export type Code = Parameters<typeof say>[0];
