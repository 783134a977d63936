import type { ProblemCode } from '@shared/api/problem';
import type { Catalogue } from '@shared/words/sentence';
import { Refused } from '@web/api/answer';
import { type Code, say } from './say';

/** What the site says itself; for the rest the server's own sentence does. */
const SAID: Partial<Record<ProblemCode, Code>> = {
  wrong_code: 'trouble.wrongCode',
  banned: 'trouble.banned',
  removed: 'trouble.removed',
  bad_request: 'trouble.badRequest',
  not_signed_in: 'trouble.notSignedIn',
  not_seated: 'trouble.notSeated',
  not_your_turn: 'trouble.notYourTurn',
  invite_needed: 'trouble.inviteNeeded',
  not_found: 'trouble.notFound',
  not_running: 'trouble.notRunning',
  not_open: 'trouble.notOpen',
  table_full: 'trouble.tableFull',
  version_moved: 'trouble.versionMoved',
};

/** A failed request in a sentence for the reader. `words`: of the title whose rules may have been broken. */
export function trouble(error: unknown, words: Catalogue = {}): string {
  if (!(error instanceof Refused)) return say('trouble.unreachable');
  const { code, rule = '', detail, after = 0 } = error.problem;
  if (code === 'too_many') return tooMany(after);
  const said = SAID[code];
  return said === undefined ? (words[rule] ?? detail) : say(said);
}

/** `after`: in how many seconds it may be tried again; 0: nobody has said. */
function tooMany(after: number): string {
  if (after > 0 && after < 60) return say('trouble.tooSoon', { n: Math.ceil(after) });
  return say('trouble.tooMany', { n: Math.max(1, Math.ceil(after / 60)) });
}
