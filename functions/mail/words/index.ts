/**
 * What mails say. They stand here, and not in `shared/words`, for no page needs them: what a page can import it can load.
 * `<b>` marks what matters most in a sentence.
 */

import type { Catalogue } from '@shared/words/sentence';
import { account } from './account';
import { common } from './common';
import { notices } from './notices';
import { over } from './over';
import { start } from './start';
import { table } from './table';
import { talk } from './talk';
import { time } from './time';
import { told } from './told';
import { turn } from './turn';

export const words = {
  ...common,
  ...account,
  ...start,
  ...turn,
  ...told,
  ...time,
  ...over,
  ...talk,
  ...table,
  ...notices,
} as const satisfies Catalogue;

export type Code = keyof typeof words;
