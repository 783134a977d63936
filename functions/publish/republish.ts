import type { Expression } from '../store/dynamo/expression';
import type { Item } from '../store/dynamo/write';
import { idOf, type Message } from './message';
import { messagesFrom, messagesOfVersion } from './publish';

/** Of a running game the start and the newest version are enough: nobody is told of a turn that has passed. */
const MAY_BE_UNSENT: Expression = {
  text: [
    '(#sk = :game AND #status = :running)',
    '(#sk = :code AND attribute_exists(#asked) AND attribute_not_exists(#sent))',
    '(#sk = :account AND (attribute_exists(#leaving) OR attribute_exists(#banned)))',
  ].join(' OR '),
  names: { '#sk': 'sk', '#status': 'status', '#asked': 'asked', '#sent': 'sent', '#leaving': 'leaving', '#banned': 'banned' },
  values: { ':game': 'GAME', ':running': 'running', ':code': 'CODE', ':account': 'ACCOUNT' },
};

/**
 * Every message whose work may have been lost with the queue that held it, derived again from the table. Most of it is
 * done already: whoever handles it finds that out.
 * @param read goes through the whole table.
 */
export async function* republish(read: (filter: Expression) => AsyncIterable<Item>): AsyncGenerator<Message> {
  for await (const item of read(MAY_BE_UNSENT)) {
    yield* item.sk === 'GAME' ? messagesOfGame(idOf(item), Number(item.version)) : messagesFrom(item);
  }
}

function messagesOfGame(game: string, version: number): readonly Message[] {
  return [...(version === 1 ? [] : [{ kind: 'started' as const, game }]), ...messagesOfVersion(game, version)];
}
