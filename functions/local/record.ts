/** `npm run record`: what may be done with a game on record, from the words of a command to what it prints. */

import { readFile } from 'node:fs/promises';
import { text as textFrom } from 'node:stream/consumers';
import { findGame, type Game, games } from '@shared/games/index';
import { makeJson } from '@shared/record/json';
import { isJson, readRecord } from '@shared/record/read';
import { RecordError, type RecordedGame } from '@shared/record/record';
import { makeText } from '@shared/record/text';
import { verify } from '@shared/record/verify';
import { plain } from '@shared/words/plain';
import { codeOf, StartFailure } from './failure';
import { linesOfGame } from './record/show';
import { linesOfVerdict } from './record/verdict';
import { FAULTS, readCommand, USAGE } from './record/words';

/** What a command prints, and what it ends with: 1 of a record that does not hold. */
export interface Printed {
  readonly text: string;
  readonly code: 0 | 1;
}

/** `input`: what is read for `-`. @throws StartFailure: it was not done, and why. */
export async function record(words: readonly string[], input: NodeJS.ReadableStream = process.stdin): Promise<Printed> {
  const asked = readCommand(words);
  if (asked.act === 'help') return printed([USAGE]);
  const text = await read(asked.file, input);
  const record = parse(text, asked.file);
  const game = gameOf(record);
  switch (asked.act) {
    case 'verify': {
      const verdict = verify(game, record);
      return printed(linesOfVerdict(game, record, verdict), verdict.flaws.length === 0 ? 0 : 1);
    }
    case 'show':
      return printed(linesOfGame(game, record));
    case 'convert': {
      const form = asked.form ?? (isJson(text) ? 'text' : 'json');
      return { text: form === 'json' ? makeJson(record) : makeText(game.title, record), code: 0 };
    }
  }
}

/** A record may be anybody's: what would steer a terminal is not printed. */
function printed(lines: readonly string[], code: Printed['code'] = 0): Printed {
  return { text: `${plain(lines.join('\n'))}\n`, code };
}

async function read(file: string, input: NodeJS.ReadableStream): Promise<string> {
  try {
    return file === '-' ? await textFrom(input) : await readFile(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`${file} cannot be read (${codeOf(error) ?? 'no reason given'}).`);
  }
}

function parse(text: string, file: string): RecordedGame {
  try {
    return readRecord(games, text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new StartFailure(`${file}:${error.line}:${error.column}: ${FAULTS[error.code]}`);
  }
}

/** What was read is of a title that is known. */
function gameOf({ title, rules }: RecordedGame): Game {
  const game = findGame(games, title, rules);
  if (game === undefined) throw new StartFailure(FAULTS.unknown_title);
  return game;
}
