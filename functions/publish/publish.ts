import type { Item } from '../store/dynamo/write';
import { MESSAGES, NUDGES } from '../store/keys';
import { messageFrom } from '../store/message';
import { isTell, tellFrom } from '../store/tell';
import { idOf, type Message, messageIn } from './message';

/** What follows from an item as it was just written: for whoever sees every write, be it a stream or the writer. */
export function messagesFrom(item: Item): readonly Message[] {
  const sort = String(item.sk);
  if (sort.startsWith('EVENT#')) return messagesOfEvent(item);
  if (sort.startsWith(NUDGES)) return [{ kind: 'nudge', game: idOf(item), at: Number(sort.slice(NUDGES.length)) }];
  if (sort.startsWith(MESSAGES)) return messagesOfTalk(item);
  if (isTell(item)) return messagesOfTell(item);
  if (sort === 'CODE') return messagesOfCode(item);
  if (sort === 'ACCOUNT') return messagesOfAccount(item);
  return [];
}

/** What follows from a version of a game. The first is the start, which tells the first turn too. */
export function messagesOfVersion(game: string, version: number): readonly Message[] {
  return [version === 1 ? { kind: 'started', game } : { kind: 'turn', game, version }, { kind: 'habit', game, version }];
}

function messagesOfEvent(item: Item): readonly Message[] {
  const version = Number(item.version);
  return [...messagesOfVersion(idOf(item), version), ...messagesOfMiss(item)];
}

/** What follows from a version besides that it is the newest: somebody's time ran out. */
export function messagesOfMiss(item: Item): readonly Message[] {
  return item.auto === true ? [{ kind: 'missed', game: idOf(item), version: Number(item.version) }] : [];
}

/** Nothing follows from a message that was taken away. */
function messagesOfTalk(item: Item): readonly Message[] {
  const said = messageFrom(item);
  return said === undefined || said.removed ? [] : [{ kind: 'said', game: idOf(item), n: said.n }];
}

/** Nor from a trial that has come to its end. */
function messagesOfTell(item: Item): readonly Message[] {
  return tellFrom(item).outcome === undefined ? [messageIn(item)] : [];
}

/** The item of a link, or a code that another browser shows, was asked for by no mail. */
function messagesOfCode(item: Item): readonly Message[] {
  if (item.asked === undefined || item.sent !== undefined) return [];
  return [{ kind: 'code', id: idOf(item), asked: Number(item.asked) }];
}

/** What has changed of an account since its work was done is no reason to do it again. */
function messagesOfAccount(item: Item): readonly Message[] {
  if (item.due === undefined) return [];
  const player = idOf(item);
  return [
    ...(item.leaving === undefined ? [] : [{ kind: 'farewell' as const, player }]),
    ...(item.banned === undefined ? [] : [{ kind: 'closed' as const, player }]),
    ...(item.unspread === undefined ? [] : [{ kind: 'spread' as const, player }]),
  ];
}
