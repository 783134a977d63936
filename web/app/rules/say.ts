import { rules } from '@web/words/en/rules';
import { speaker } from '@web/words/speaker';

/** The words around the rules, and those of every page. */
export const say = speaker(rules);
