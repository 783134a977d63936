/** `npm run operator`: what the operator may do, from the words of a command to the lines it prints. */

import { userInfo } from 'node:os';
import { games } from '@shared/games/index';
import { ban, unban } from '../play/operator/ban';
import { type Ground, log } from '../play/operator/log';
import { removeMessage } from '../play/operator/remove-message';
import { close, reports } from '../play/operator/reports';
import { voidGame } from '../play/operator/void-game';
import { Refusal } from '../play/refusal';
import { systemWorld, type World } from '../play/world';
import { database } from '../store/dynamo/database';
import { isUnanswered } from '../store/dynamo/errors';
import { StartFailure } from './failure';
import { lineOfLog, linesOfReport } from './operator/lines';
import { type Act, readCommand, USAGE } from './operator/words';
import { reachTable } from './reach';

/** What a command prints. @throws StartFailure: it was not done, and why. */
export async function operate(words: readonly string[], environment = process.env): Promise<string> {
  const { asked, data, by = userInfo().username, why } = readCommand(words);
  if (asked.act === 'help') return USAGE;
  const reached = await reachTable(data, environment);
  const { client, table } = reached;
  try {
    return await perform(systemWorld(database(client, table), games), asked, { by, why });
  } catch (error) {
    throw explained(error, table);
  } finally {
    await reached.close();
  }
}

async function perform(world: World, asked: Exclude<Act, { act: 'help' }>, ground: Ground): Promise<string> {
  switch (asked.act) {
    case 'reports': {
      const told = await reports(world, asked);
      return told.flatMap(linesOfReport).join('\n') || 'There are no reports.';
    }
    case 'log':
      return (await log(world)).map(lineOfLog).join('\n') || 'Nothing was ever done.';
    case 'close': {
      const isNew = await found(close(world, asked.report, ground), `There is no report ${asked.report}.`);
      return isNew ? `Report ${asked.report} is closed.` : `Report ${asked.report} was closed already.`;
    }
    case 'ban': {
      const { name, player, changed } = await found(ban(world, asked.who, ground), nobody(asked.who));
      const how = changed ? 'is closed' : 'was closed already';
      return `The account of ${name} (${player}) ${how}: signed out everywhere, and gone from open tables and running games.`;
    }
    case 'unban': {
      const { name, player, changed } = await found(unban(world, asked.who, ground), nobody(asked.who));
      return `The account of ${name} (${player}) ${changed ? 'is open again' : 'was not closed'}.`;
    }
    case 'remove': {
      const { game, message } = asked;
      const isNew = await found(removeMessage(world, game, message, ground), `There is no message ${message} at ${game}.`);
      return `Message ${message} at ${game} ${isNew ? 'says nothing any more' : 'said nothing any more already'}.`;
    }
    case 'void': {
      const { game } = asked;
      const isNew = await found(voidGame(world, game, ground), `There is no game ${game}.`);
      return `Game ${game} ${isNew ? 'has ended without a result' : 'had ended without a result already'}.`;
    }
  }
}

function nobody(who: string): string {
  return `There is no player ${who}.`;
}

/** Says what it was that is not there. */
async function found<T>(act: Promise<T>, otherwise: string): Promise<T> {
  return act.catch((error) => {
    throw error instanceof Refusal && error.code === 'not_found' ? new StartFailure(otherwise) : error;
  });
}

/** What the operator can do something about, in one line. */
function explained(error: unknown, table: string): unknown {
  if (error instanceof Refusal && error.code === 'not_running') return new StartFailure('This game is not running.');
  if (error instanceof Refusal || isUnanswered(error)) {
    return new StartFailure('The database does not answer: nothing is certain. It is safe to do the same again.');
  }
  const isRefused = error instanceof Error && '$metadata' in error;
  return isRefused ? new StartFailure(`The table ${table} cannot be used (${error.name}).`) : error;
}
