import type { Expression } from '../store/dynamo/expression';
import type { Item } from '../store/dynamo/write';
import { idOf, type Message } from './message';
import { messagesFrom, messagesOfVersion } from './publish';

/** Items whose work may have been lost with the queue that held it. Of a running game the start and the newest version are enough: nobody is told of a turn that has passed. */
export const MAY_BE_UNSENT: Expression = {
  text: [
    '(#sk = :game AND #status = :running)',
    '(#sk = :code AND attribute_exists(#asked) AND attribute_not_exists(#sent))',
    '(#sk = :account AND (attribute_exists(#due) OR attribute_exists(#leaving)))',
  ].join(' OR '),
  names: { '#sk': 'sk', '#status': 'status', '#asked': 'asked', '#sent': 'sent', '#leaving': 'leaving', '#due': 'due' },
  values: { ':game': 'GAME', ':running': 'running', ':code': 'CODE', ':account': 'ACCOUNT' },
};

/** What follows from one of them, derived again. Most of it is done already: whoever handles it finds that out. */
export function messagesAgain(item: Item): readonly Message[] {
  if (item.sk === 'GAME') return messagesOfGame(idOf(item), Number(item.version));
  return item.due === undefined && item.leaving !== undefined ? messagesOfRest(idOf(item)) : messagesFrom(item);
}

/** An account that began to leave before such work was due at an instant: as long as it is there it is not cleared away. */
function messagesOfRest(player: string): readonly Message[] {
  return [{ kind: 'farewell', player }];
}

function messagesOfGame(game: string, version: number): readonly Message[] {
  return [...(version === 1 ? [] : [{ kind: 'started' as const, game }]), ...messagesOfVersion(game, version)];
}
