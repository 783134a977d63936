import { notices } from '@web/words/en/notices';
import { speaker } from '@web/words/speaker';

/** The words of how the reader is told, and those of every page. */
export const say = speaker(notices);
