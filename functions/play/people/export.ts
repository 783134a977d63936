/** Everything that is kept of a player, in one file. */

import type { EventInfo, GameAnswer } from '@shared/api/games';
import type { Export, SessionInfo } from '@shared/api/people';
import type { AccountRecord } from '../../store/account';
import { type ChangeRecord, changeFrom } from '../../store/change';
import { habitFrom, type Wait } from '../../store/habit';
import { accountKey, changeKey, habitKey, noteKey } from '../../store/keys';
import type { MessageRecord } from '../../store/message';
import { readMutes } from '../../store/mute';
import { type NoteRecord, noteFrom } from '../../store/note';
import { type ReportRecord, readReportsBy } from '../../store/report';
import { events } from '../games/events';
import { look } from '../games/look';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { talkOf } from '../talk/writer';
import { accountOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { tablesOf } from './belongings';
import { sessions } from './sessions';

/** What is in the file. */
export interface Whole extends Export {
  readonly account: Omit<AccountRecord, 'merging' | 'into' | 'leaving' | 'banned'> & { readonly id: string };
  /** The change of address that is under way. */
  readonly change?: Pick<ChangeRecord, 'email' | 'old' | 'new' | 'until'>;
  readonly sessions: readonly SessionInfo[];
  /** How long the last turns took. */
  readonly turns: readonly Wait[];
  readonly games: readonly Played[];
  /** What the player has left at tables where they sit no more. */
  readonly left: readonly (Beside & { readonly id: string })[];
  /** The players who are not to be read. */
  readonly muted: readonly string[];
  readonly reports: readonly Told[];
}

/** What the player has written down and said beside a game. */
interface Beside {
  readonly note?: Pick<NoteRecord, 'text' | 'marks'>;
  readonly messages: readonly Omit<MessageRecord, 'player'>[];
}

/** A game as the player may see it now. */
interface Played extends Beside {
  readonly game: GameAnswer;
  readonly events: readonly EventInfo[];
}

/** A report that the player has filed. */
type Told = Pick<ReportRecord, 'at' | 'game' | 'player' | 'name' | 'reason' | 'text' | 'message'>;

/** @throws Refusal `not_signed_in`, `too_many` */
export async function exportAll(world: World, token: Token): Promise<Whole> {
  const player = await signedIn(world, token);
  await allow(world, 'exportsOfPlayer', player);
  const [item, stored, habit] = await world.db.get(accountKey(player), changeKey(player), habitKey(player));
  const { name, guest, email, timeZone, turnMail = true, created } = accountOf(item);
  const change = changeFrom(stored, world.now());
  const games: Played[] = [];
  const left: Whole['left'][number][] = [];
  for (const id of await tablesOf(world, player)) {
    const [beside, game] = [await besideOf(world, player, id), await seen(world, token, id)];
    if (game?.you !== undefined) games.push({ game, events: await allEvents(world, token, id), ...beside });
    else if (beside.note !== undefined || beside.messages.length > 0) left.push({ id, ...beside });
  }
  return {
    format: 'casebook/export/1',
    made: world.now(),
    account: { id: player, name, guest, ...(email === undefined ? {} : { email }), timeZone, turnMail, created },
    ...(change ? { change: { email: change.email, old: change.old, new: change.new, until: change.until } } : {}),
    ...(await sessions(world, token)),
    turns: (habitFrom(habit)?.last ?? []).map(({ of, waited }) => ({ of, waited })),
    games,
    left,
    muted: await readMutes(world.db, player),
    reports: (await readReportsBy(world.db, player)).map(told),
  };
}

/** As the same player is answered when they look: nothing more. */
async function seen(world: World, token: Token, id: string): Promise<GameAnswer | undefined> {
  try {
    return (await look(world, token, id)).game;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function besideOf(world: World, player: string, id: string): Promise<Beside> {
  const [item] = await world.db.get(noteKey(id, player));
  const { text, marks } = noteFrom(item);
  const messages = await talkOf(world, id, player);
  return { ...(item ? { note: { text, marks } } : {}), messages: messages.map(written) };
}

/** A message, without its writer: who is that is known. */
function written({ n, at, text, phrase, removed }: MessageRecord): Beside['messages'][number] {
  return {
    n,
    at,
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(removed === undefined ? {} : { removed }),
  };
}

async function allEvents(world: World, token: Token, id: string): Promise<EventInfo[]> {
  const found: EventInfo[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = await events(world, token, id, after);
    found.push(...page.events);
    after = page.next;
  }
  return found;
}

function told({ at, game, player, name, reason, text, message }: ReportRecord): Told {
  return {
    at,
    game,
    player,
    name,
    reason,
    ...(text === undefined ? {} : { text }),
    ...(message === undefined ? {} : { message }),
  };
}
