import { home } from '@web/words/en/home';
import { speaker } from '@web/words/speaker';

/** The words of the first page, and those of every page. */
export const say = speaker(home);
