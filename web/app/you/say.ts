import { ownTime } from '@web/words/en/own-time';
import { speaker } from '@web/words/speaker';

/** The words of vacations and reminders, and those of every page. */
export const say = speaker(ownTime);
