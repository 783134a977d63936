import type { ReportRequest } from '@shared/api/talk';
import { messageKey, requestKey } from '../../store/keys';
import { type MessageRecord, messageFrom } from '../../store/message';
import { addReport, type ReportRecord } from '../../store/report';
import { addRequest, requestFrom } from '../../store/request';
import { hash, hashOf } from '../hash';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { otherAt, seated } from '../seated';
import { settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';

/**
 * Tells the operator about somebody at the same table. The one it is about is not told.
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
    const reported = otherAt(here, asked.seat);
    const name = game.seats[asked.seat]?.name ?? '';
    const evidence = asked.message === undefined ? {} : evidenceIn(messageFrom(item), reported);
    if (!isCounted) await allow(world, 'reportsOfPlayer', player);
    isCounted = true;
    const { reason, text } = asked;
    const told: ReportRecord = {
      id: own,
      at: now,
      game: id,
      by: player,
      player: reported,
      name,
      reason,
      ...(text === undefined ? {} : { text }),
      ...evidence,
    };
    return { result: undefined, writes: [addReport(told), addRequest(player, request, { body, answer: '' }, now)] };
  });
}

/** @throws Refusal `not_found` unless the message is there and theirs. */
function evidenceIn(message: MessageRecord | undefined, writer: string): Pick<ReportRecord, 'message'> {
  if (message?.player !== writer) throw new Refusal('not_found');
  const { n, text, phrase } = message;
  return { message: { n, ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) } };
}
