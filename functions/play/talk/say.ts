import type { MessageRequest, Said } from '@shared/api/talk';
import { requestKey, talkKey } from '../../store/keys';
import { addMessage, talkFrom } from '../../store/message';
import { addRequest, requestFrom } from '../../store/request';
import { hash, hashOf } from '../hash';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { seated } from '../seated';
import { settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';

/** Tries enough for everybody at the largest table to speak at one moment, several times over: one a round is written. */
const TRIES = 60;

/**
 * Says something to those who sit at a table, once, however often it is asked for under its key. The game's document
 * is not touched.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `key_reused`, `not_open` of a table that was cancelled,
 * `too_many`, `busy`
 */
export async function say(world: World, token: Token, id: string, message: MessageRequest, key: string): Promise<Said> {
  const body = hashOf({ game: id, message });
  let isCounted = false;
  const decide = async () => {
    const { game, player, items } = await seated(world, token, id, talkKey(id));
    const [before] = await world.db.get(requestKey(player, hash(key)));
    const remembered = requestFrom(before, world.now());
    if (remembered && remembered.body !== body) throw new Refusal('key_reused');
    if (remembered) return { result: JSON.parse(remembered.answer) as Said };
    if (game.status === 'cancelled') throw new Refusal('not_open');
    if (!isCounted) await allow(world, 'messagesOfPlayer', player);
    isCounted = true;
    const talk = talkFrom(items[0]);
    const said: Said = { n: talk.count + 1 };
    const now = world.now();
    return {
      result: said,
      writes: [
        ...addMessage(id, talk, { ...said, player, at: now, ...message }),
        addRequest(player, hash(key), { body, answer: JSON.stringify(said) }, now),
      ],
    };
  };
  return settle(world.db, decide, TRIES);
}
