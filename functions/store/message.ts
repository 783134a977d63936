/** Talk at a table: one item for each message, and one that counts them. */

import type { Phrase } from '@shared/api/talk';
import { putBeside } from './beside';
import { isNew, isThere } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { MESSAGES, messageKey, messagesAfter, talkKey } from './keys';

/** What somebody said: a text, a phrase, or neither any more. */
export interface MessageRecord {
  /** Counted from 1, without holes. */
  readonly n: number;
  readonly player: string;
  readonly at: number;
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly removed?: true;
}

/** All that was said at a table, in two numbers. */
export interface TalkRecord {
  readonly count: number;
  /** How often a message that was there already was changed. */
  readonly changes: number;
}

const SILENCE: TalkRecord = { count: 0, changes: 0 };

export function talkFrom(item: Item | undefined): TalkRecord {
  return { ...SILENCE, ...(item as Partial<TalkRecord> | undefined) };
}

export function messageFrom(item: Item | undefined): MessageRecord | undefined {
  if (item === undefined) return undefined;
  const { pk, sk, ...fields } = item;
  return { ...fields, n: Number(String(sk).slice(MESSAGES.length)) } as MessageRecord;
}

/** Writes the next message, if no other has been written since the talk was read. */
export function addMessage(game: string, { count }: TalkRecord, { n, ...fields }: MessageRecord): Write[] {
  return [
    { update: talkKey(game), change: assign({ count: n }), condition: count === 0 ? isNew : countIs(count) },
    { put: { ...messageKey(game, n), ...fields }, condition: isNew },
    putBeside(fields.player, game),
  ];
}

/** Takes away what a message said, of this writer, if that was not done before. That somebody spoke stays. */
export function clearMessage(game: string, { n, player }: MessageRecord): Write[] {
  const change = assign({ removed: true, text: undefined, phrase: undefined });
  return [
    { update: messageKey(game, n), change, condition: all(writerIs(player), isWhole) },
    { update: talkKey(game), change: countChange, condition: isThere },
  ];
}

/** A message has another writer from now on, if it is still the writer's that was read. */
export function handMessage(game: string, { n, player }: MessageRecord, to: string): Write[] {
  return [
    { update: messageKey(game, n), change: assign({ player: to }), condition: writerIs(player) },
    { update: talkKey(game), change: countChange, condition: isThere },
  ];
}

/** The messages with higher numbers, in order, `limit` at most. */
export async function readMessages(db: Database, game: string, after: number, limit: number): Promise<MessageRecord[]> {
  const { pk, from, to } = messagesAfter(game, after);
  const items = await db.query({ partition: pk, from, to, limit });
  return items.slice(0, limit).flatMap((item) => messageFrom(item) ?? []);
}

const countChange: Expression = { text: 'ADD #changes :one', names: { '#changes': 'changes' }, values: { ':one': 1 } };

const isWhole: Expression = { text: 'attribute_not_exists(#removed)', names: { '#removed': 'removed' } };

function countIs(count: number): Expression {
  return { text: '#count = :count', names: { '#count': 'count' }, values: { ':count': count } };
}

function writerIs(player: string): Expression {
  return { text: '#player = :player', names: { '#player': 'player' }, values: { ':player': player } };
}
