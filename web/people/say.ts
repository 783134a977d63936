import { account } from '@web/words/en/account';
import { speaker } from '@web/words/speaker';

/** The words of the account and of signing in, and those of every page. */
export const say = speaker(account);
