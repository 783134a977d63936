/** The words of an operator's command. */

import path from 'node:path';
import { StartFailure } from '../failure';

export const USAGE = `Usage: npm run operator -- COMMAND [--by NAME] [--data ./data]

  reports [--all]                    what players have told, oldest first; --all: what is closed too
  report ID close --why TEXT         done with a report
  ban PLAYER|ADDRESS --why TEXT      close an account: signed out, gone from open tables and running games
  unban PLAYER|ADDRESS --why TEXT    open it again
  remove GAME N --why TEXT           take away what message N of a table says
  void GAME --why TEXT               end a running game without a result
  log                                what was done, by whom and why

Players, games and reports are named by their ids, as reports lists them. It makes no difference whether Casebook runs.
DYNAMODB_ENDPOINT names another database; TABLE_NAME, with AWS_REGION and keys, a table on AWS.`;

/** What is asked for. */
export type Act =
  | { readonly act: 'help' }
  | { readonly act: 'log' }
  | { readonly act: 'reports'; readonly all: boolean }
  | { readonly act: 'close'; readonly report: string }
  | { readonly act: 'ban' | 'unban'; readonly who: string }
  | { readonly act: 'remove'; readonly game: string; readonly message: number }
  | { readonly act: 'void'; readonly game: string };

export interface Command {
  readonly asked: Act;
  readonly data: string;
  /** Undefined: whoever is at the machine. */
  readonly by: string | undefined;
  /** Empty where nothing is changed. */
  readonly why: string;
}

const VALUES = ['--why', '--by', '--data'];
const FLAGS = ['--all', '--help'];

/** An id may begin with dashes. */
const ID = /^[A-Za-z0-9_-]{22}$/;

const READING: readonly Act['act'][] = ['help', 'log', 'reports'];

/** @throws StartFailure with what is missing, or with the usage */
export function readCommand(words: readonly string[]): Command {
  const { plain, given } = sort(words);
  const asked = given.has('--help') ? ({ act: 'help' } as const) : actOf(plain, given.has('--all'));
  const why = oneLine(given.get('--why') ?? '');
  const by = oneLine(given.get('--by') ?? '');
  if (asked === undefined) throw new StartFailure(USAGE);
  if (why === '' && !READING.includes(asked.act)) throw new StartFailure('Say why, for the log: --why TEXT.');
  return { asked, data: path.resolve(given.get('--data') ?? 'data'), by: by || undefined, why };
}

function actOf([act, ...rest]: readonly string[], all: boolean): Act | undefined {
  const [one, two] = rest;
  if (all && act !== 'reports') return undefined;
  if (rest.length === 0 && (act === 'help' || act === 'log')) return { act };
  if (rest.length === 0 && act === 'reports') return { act, all };
  if (rest.length === 1 && one !== undefined && (act === 'ban' || act === 'unban')) return { act, who: one };
  if (rest.length === 1 && one !== undefined && act === 'void') return { act, game: one };
  if (rest.length !== 2 || one === undefined || two === undefined) return undefined;
  if (act === 'report' && two === 'close') return { act: 'close', report: one };
  if (act === 'remove' && /^\d{1,6}$/.test(two)) return { act, game: one, message: Number(two) };
  return undefined;
}

/** Options apart from other words. */
function sort(words: readonly string[]): { plain: string[]; given: Map<string, string> } {
  const plain: string[] = [];
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const value = words[at + 1];
    if (VALUES.includes(word) && value) given.set(word, words[++at] ?? '');
    else if (FLAGS.includes(word)) given.set(word, '');
    else if (word.startsWith('-') && !ID.test(word)) throw new StartFailure(USAGE);
    else plain.push(word);
  }
  return { plain, given };
}

/** As it stands in the log. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
