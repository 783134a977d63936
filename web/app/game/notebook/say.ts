import { notebook } from '@web/words/en/notebook';
import { speaker } from '@web/words/speaker';

/** The words of the notebook, and those of every page. */
export const say = speaker(notebook);
