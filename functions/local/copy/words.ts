/** The words of a copy: how it is asked for, and what it says. */

import path from 'node:path';
import { StartFailure } from '../failure';
import type { Difference, Tallies, Tally } from './tally';

export const USAGE = `Usage: npm run copy -- --from WHERE --to WHERE [--resume]

WHERE is
  ./data              a data folder of npm start, while nothing runs on it
  aws:TABLE           a table on AWS, by the AWS_REGION and keys of the environment
  http://HOST/TABLE   a table of a database that speaks DynamoDB's protocol

What is copied to is empty. A copy that was cut short goes on with --resume, from the same place to the same place.
What has run out is left behind; everything else is the same afterwards, which is checked in the end.
Keys that sign notices to browsers are in no table, and stay where they are: docs/deploy.md says how to take them along.`;

export type Where =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'aws'; readonly table: string }
  | { readonly kind: 'endpoint'; readonly endpoint: string; readonly table: string };

export type Asked =
  | { readonly act: 'help' }
  | { readonly act: 'copy'; readonly from: Where; readonly to: Where; readonly resume: boolean };

/** What DynamoDB takes for the name of a table. */
const TABLE = /^[\w.-]{3,255}$/;

/** @throws StartFailure with the usage, or with what cannot be meant */
export function readCommand(words: readonly string[]): Asked {
  if (words.length === 1 && ['help', '--help'].includes(words[0] ?? '')) return { act: 'help' };
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (given.has(word) || !['--from', '--to', '--resume'].includes(word)) throw new StartFailure(USAGE);
    given.set(word, word === '--resume' ? '' : (words[++at] ?? ''));
  }
  const [from, to] = [given.get('--from'), given.get('--to')];
  if (!from || !to) throw new StartFailure(USAGE);
  const asked = { act: 'copy', from: whereOf(from), to: whereOf(to), resume: given.has('--resume') } as const;
  if (nameOf(asked.from) === nameOf(asked.to)) throw new StartFailure(`${nameOf(asked.to)} cannot be copied to itself.`);
  return asked;
}

function whereOf(text: string): Where {
  if (text.startsWith('aws:')) return { kind: 'aws', table: tableOf(text.slice('aws:'.length), text) };
  if (!/^https?:/.test(text)) return { kind: 'folder', folder: path.resolve(text) };
  const { origin, pathname, search, hash } = URL.canParse(text) ? new URL(text) : new URL('none:');
  if (origin === 'null' || search !== '' || hash !== '') throw misnamed(text);
  return { kind: 'endpoint', endpoint: origin, table: tableOf(pathname.slice(1), text) };
}

function tableOf(table: string, text: string): string {
  if (!TABLE.test(table)) throw misnamed(text);
  return table;
}

function misnamed(text: string): StartFailure {
  return new StartFailure(`${text} names no table: it looks like aws:TABLE, http://HOST/TABLE or ./data.`);
}

/** As people name it. */
export function nameOf(where: Where): string {
  if (where.kind === 'folder') return where.folder;
  return where.kind === 'aws' ? `aws:${where.table}` : `${where.endpoint}/${where.table}`;
}

export const SAY = {
  notEmpty: (to: string) =>
    `${to} is not empty: copy to a new table or folder, or add --resume if this is a copy that was cut short.`,
  noGames: (folder: string) => `There are no games in ${folder}: name the folder that npm start uses with --data.`,
  inUse: (folder: string) => `Casebook runs on ${folder}, and its games would change meanwhile: stop it first.`,
  noRegion: (table: string) => `Set AWS_REGION to say where the table ${table} is.`,
  changed: (to: string, key: string) =>
    `${to} has something else at ${key}: it has been used since, so nothing is written over it. Copy to a new table or folder.`,
  unanswered: (where: string) => `A database does not answer, ${where}: do the same again with --resume.`,
  unusable: (where: string, why: string) => `A table cannot be used (${why}), ${where}.`,
  way: (from: string, to: string) => `from ${from} to ${to}`,
  step: (what: string, copied: number, there: number) =>
    `${what}: ${counted(copied)}${there > 0 ? `, and ${counted(there)} that were there` : ''}`,
  checking: 'Comparing both sides ...',
  isSame: ({ count, hash }: Tally) => `Both sides hold the same: ${counted(count)}, hash ${hash}.`,
  stirred: (kinds: readonly string[]) =>
    `What moves by itself where workers run is on its way already, and was not compared: ${kinds.join(', ')}.`,
  differs: (differences: readonly Difference[]) =>
    `The two sides are not the same: ${differences.map(lineOfDifference).join('; ')}. Copy again to a new table or folder.`,
} as const;

/** Kinds of items beside each other, and how many there are of each. */
export function linesOfTallies(from: Tallies, to: Tallies): readonly string[] {
  const kinds = [...new Set([...from.kinds.keys(), ...to.kinds.keys()])].sort();
  const rows = [
    ['', 'from', 'to'],
    ...kinds.map((kind) => [kind, numberOf(from.kinds.get(kind)), numberOf(to.kinds.get(kind))]),
    ['in all', numberOf(from.all), numberOf(to.all)],
  ];
  return rows.map(([kind = '', one = '', other = '']) => `  ${kind.padEnd(10)} ${one.padStart(12)} ${other.padStart(12)}`);
}

function lineOfDifference({ kind, from, to }: Difference): string {
  return from === to ? `${kind} says something else` : `${kind} ${from} and ${to}`;
}

function numberOf(tally: Tally | undefined): string {
  return (tally?.count ?? 0).toLocaleString('en');
}

function counted(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`;
}
