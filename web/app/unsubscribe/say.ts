import { unsubscribe } from '@web/words/en/unsubscribe';
import { speaker } from '@web/words/speaker';

/** The words of the page to which the link of a letter leads, and those of every page. */
export const say = speaker(unsubscribe);
