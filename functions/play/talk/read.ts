import type { MessageInfo, MessagesAnswer } from '@shared/api/talk';
import type { GameRecord } from '../../store/game';
import { talkKey } from '../../store/keys';
import { type MessageRecord, readMessages, type TalkRecord, talkFrom } from '../../store/message';
import { readMutes } from '../../store/mute';
import { noteRead } from '../games/seen';
import { isSameTag } from '../games/tag';
import { hash } from '../hash';
import { seated } from '../seated';
import { seatOf, type Token } from '../viewer';
import type { World } from '../world';

/** Messages in one answer. */
const PAGE = 200;

/**
 * What was said at a table after a message, to one who sits there and without those they have muted; undefined: they
 * know the talk as it is. It is noted how far they have read.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`
 */
export async function read(
  world: World,
  token: Token,
  id: string,
  { after = 0, known }: { readonly after?: number | undefined; readonly known?: string | undefined },
): Promise<{ tag: string; talk: MessagesAnswer | undefined }> {
  const { game, player, items } = await seated(world, token, id, talkKey(id));
  const talk = talkFrom(items[0]);
  const mutes = new Set(await readMutes(world.db, player));
  const tag = tagOf(talk, game, mutes);
  if (known !== undefined && isSameTag(known, tag)) return { tag, talk: undefined };
  const page = await readMessages(world.db, id, after, PAGE);
  const messages = page.filter((message) => message.n <= talk.count && !mutes.has(message.player));
  const last = page.at(-1)?.n ?? after;
  if (page.length > 0) await noteRead(world, player, id, Math.min(last, talk.count));
  return {
    tag,
    talk: {
      tag,
      messages: messages.map((message) => tell(message, game)),
      muted: game.seats.flatMap((taken, seat) => (taken.player !== undefined && mutes.has(taken.player) ? [seat] : [])),
      ...(last < talk.count ? { next: last } : {}),
    },
  };
}

/** Moves on with every message and every change of one, with who sits where, and with whom the reader has muted. */
function tagOf({ count, changes }: TalkRecord, { revision }: GameRecord, mutes: ReadonlySet<string>): string {
  return `"${count}.${changes}.${revision}.${hash([...mutes].sort().join(' ')).slice(0, 8)}"`;
}

function tell({ n, at, player, text, phrase, removed }: MessageRecord, game: GameRecord): MessageInfo {
  const seat = seatOf(game, player);
  return {
    n,
    at,
    ...(seat === undefined ? {} : { seat }),
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(removed ? { removed } : {}),
  };
}
