import type { Expression } from '../store/dynamo/expression';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { MESSAGES, TELLS } from '../store/keys';
import { dueInGame } from './due';
import { idOf, type Message } from './message';
import { messagesFrom, messagesOfMiss, messagesOfVersion } from './publish';

/** What was written longer ago, in milliseconds, is no news any more. */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Items whose work may have been lost with the queue that held it. Of a running game the start, the newest version and the
 * newest nudge are enough, for nobody is told of a turn that has passed; of the last day there are besides ends, what the clock
 * did for somebody, what was said, and what players are to be told that stands in no game. `now` in epoch milliseconds.
 */
export function mayBeUnsent(now: number): Expression {
  return {
    text: [
      '(#sk = :game AND #status IN (:running, :open))',
      '(#sk = :game AND #status IN (:finished, :void) AND #updated >= :day)',
      '(begins_with(#sk, :event) AND #auto = :true AND #at >= :day)',
      '((begins_with(#sk, :message) OR begins_with(#sk, :tell)) AND #at >= :day)',
      '(#sk = :code AND attribute_exists(#asked) AND attribute_not_exists(#sent))',
      '(#sk = :account AND (attribute_exists(#due) OR attribute_exists(#leaving)))',
    ].join(' OR '),
    names: {
      '#sk': 'sk',
      '#status': 'status',
      '#updated': 'updated',
      '#auto': 'auto',
      '#at': 'at',
      '#asked': 'asked',
      '#sent': 'sent',
      '#leaving': 'leaving',
      '#due': 'due',
    },
    values: {
      ':game': 'GAME',
      ':running': 'running',
      ':open': 'open',
      ':finished': 'finished',
      ':void': 'void',
      ':event': 'EVENT#',
      ':message': MESSAGES,
      ':tell': TELLS,
      ':code': 'CODE',
      ':account': 'ACCOUNT',
      ':true': true,
      ':day': now - NEWS,
    },
  };
}

/** What follows from one of them, derived again. Most of it is done already: whoever handles it finds that out. `now` in epoch milliseconds. */
export function messagesAgain(item: Item, now: number): readonly Message[] {
  if (item.sk === 'GAME') return messagesOfGame(gameFrom(item), now);
  if (String(item.sk).startsWith('EVENT#')) return messagesOfMiss(item);
  return item.due === undefined && item.leaving !== undefined ? messagesOfRest(idOf(item)) : messagesFrom(item);
}

/** An account that began to leave before such work was due at an instant: as long as it is there it is not cleared away. */
function messagesOfRest(player: string): readonly Message[] {
  return [{ kind: 'farewell', player }];
}

/** What is due in it is so again, a reminder that has passed too. */
function messagesOfGame(record: GameRecord, now: number): readonly Message[] {
  const { id: game, status, version, nudged } = record;
  if (isOver(status)) return [{ kind: 'turn', game, version }];
  const due = dueInGame(record, now);
  if (status !== 'running') return due;
  return [
    ...(version === 1 ? [] : [{ kind: 'started' as const, game }]),
    ...messagesOfVersion(game, version),
    ...(nudged === undefined ? [] : [{ kind: 'nudge' as const, game, at: nudged }]),
    ...due,
  ];
}

function isOver(status: GameRecord['status']): boolean {
  return status === 'finished' || status === 'void';
}
