import { waiting } from '@web/words/en/waiting';
import { speaker } from '@web/words/speaker';

/** The words of waiting at a table, and those of every page. */
export const say = speaker(waiting);
