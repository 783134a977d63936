import type { ReportRequest } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import { accountFrom } from '../../store/account';
import type { GameRecord } from '../../store/game';
import { accountKey, messageKey, requestKey } from '../../store/keys';
import { type MessageRecord, messageFrom } from '../../store/message';
import { addReport, type ReportRecord } from '../../store/report';
import { addRequest, requestFrom } from '../../store/request';
import { hash, hashOf } from '../hash';
import { allow } from '../limits';
import { formerName } from '../people/name';
import { Refusal } from '../refusal';
import { otherAt, type Seated, seated } from '../seated';
import { settle } from '../settle';
import { seatOf, type Token } from '../viewer';
import type { World } from '../world';

/**
 * Tells the operator about somebody at the same table, or about what was said there by somebody who has got up. The one it is about is not told.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `bad_request` of oneself, `key_reused`, `too_many`, `busy`
 */
export async function report(world: World, token: Token, id: string, asked: ReportRequest, key?: string): Promise<void> {
  const body = hashOf({ game: id, report: asked });
  const own = world.id();
  const request = hash(key ?? own);
  let isCounted = false;
  await settle(world.db, async () => {
    const here = await seated(world, token, id);
    const { game, player } = here;
    const [before, item] = await world.db.get(requestKey(player, request), messageKey(id, asked.message ?? 0));
    const now = world.now();
    const remembered = requestFrom(before, now);
    if (remembered && remembered.body !== body) throw new Refusal('key_reused');
    if (remembered) return { result: undefined };
    const message = asked.message === undefined ? undefined : mustBeThere(messageFrom(item));
    const reported = reportedIn(here, asked.seat, message);
    if (!isCounted) await allow(world, 'reportsOfPlayer', player);
    isCounted = true;
    const { reason, text } = asked;
    const told: ReportRecord = {
      id: own,
      at: now,
      game: id,
      by: player,
      player: reported,
      name: await nameOf(world, game, reported),
      reason,
      ...(text === undefined ? {} : { text }),
      ...(message ? { message: evidenceIn(message) } : {}),
    };
    return { result: undefined, writes: [...addReport(told), addRequest(player, request, { body, answer: '' }, now)] };
  });
}

/** @throws Refusal `not_found` */
function mustBeThere(message: MessageRecord | undefined): MessageRecord {
  if (message === undefined) throw new Refusal('not_found');
  return message;
}

/**
 * Whom a report is about: who sits there, or else who wrote the message.
 * @throws Refusal `not_found` if nobody sits there or the message is another's, `bad_request` of oneself
 */
function reportedIn(here: Seated, seat: Seat | undefined, message: MessageRecord | undefined): string {
  const reported = seat === undefined ? message?.player : otherAt(here, seat);
  if (reported === undefined || (message && message.player !== reported)) throw new Refusal('not_found');
  if (reported === here.player) throw new Refusal('bad_request');
  return reported;
}

/** What somebody is called, at the table or elsewhere. */
async function nameOf({ db }: World, game: GameRecord, player: string): Promise<string> {
  const seat = seatOf(game, player);
  const name = seat === undefined ? undefined : game.seats[seat]?.name;
  if (name !== undefined) return name;
  const [item] = await db.get(accountKey(player));
  return accountFrom(item)?.name ?? formerName(player);
}

function evidenceIn({ n, text, phrase }: MessageRecord): NonNullable<ReportRecord['message']> {
  return { n, ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) };
}
