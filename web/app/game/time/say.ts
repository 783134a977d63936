import { time } from '@web/words/en/time';
import { speaker } from '@web/words/speaker';

/** The words of the panel of time, and those of every page. */
export const say = speaker(time);
