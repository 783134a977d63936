import type { Expression } from '../store/dynamo/expression';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { dueInGame } from './due';
import { idOf, type Message } from './message';
import { messagesFrom, messagesOfVersion } from './publish';

/**
 * Items whose work may have been lost with the queue that held it. Of a running game the start, the newest version and the
 * newest nudge are enough: nobody is told of a turn that has passed.
 */
export const MAY_BE_UNSENT: Expression = {
  text: [
    '(#sk = :game AND #status IN (:running, :open))',
    '(#sk = :code AND attribute_exists(#asked) AND attribute_not_exists(#sent))',
    '(#sk = :account AND (attribute_exists(#due) OR attribute_exists(#leaving)))',
  ].join(' OR '),
  names: { '#sk': 'sk', '#status': 'status', '#asked': 'asked', '#sent': 'sent', '#leaving': 'leaving', '#due': 'due' },
  values: { ':game': 'GAME', ':running': 'running', ':open': 'open', ':code': 'CODE', ':account': 'ACCOUNT' },
};

/** What follows from one of them, derived again. Most of it is done already: whoever handles it finds that out. `now` in epoch milliseconds. */
export function messagesAgain(item: Item, now: number): readonly Message[] {
  if (item.sk === 'GAME') return messagesOfGame(gameFrom(item), now);
  return item.due === undefined && item.leaving !== undefined ? messagesOfRest(idOf(item)) : messagesFrom(item);
}

/** An account that began to leave before such work was due at an instant: as long as it is there it is not cleared away. */
function messagesOfRest(player: string): readonly Message[] {
  return [{ kind: 'farewell', player }];
}

/** What is due in it is so again, a reminder that has passed too. */
function messagesOfGame(record: GameRecord, now: number): readonly Message[] {
  const { id: game, status, version, nudged } = record;
  const due = dueInGame(record, now);
  if (status !== 'running') return due;
  return [
    ...(version === 1 ? [] : [{ kind: 'started' as const, game }]),
    ...messagesOfVersion(game, version),
    ...(nudged === undefined ? [] : [{ kind: 'nudge' as const, game, at: nudged }]),
    ...due,
  ];
}
