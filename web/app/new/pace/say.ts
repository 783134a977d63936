import { newPace } from '@web/words/en/new-pace';
import { speaker } from '@web/words/speaker';

/** The words of choosing a pace, and those of every page. */
export const say = speaker(newPace);
