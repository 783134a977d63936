import type { Item } from '../store/dynamo/write';
import { NUDGES } from '../store/keys';
import { idOf, type Message } from './message';

/** What follows from an item as it was just written: for whoever sees every write, be it a stream or the writer. */
export function messagesFrom(item: Item): readonly Message[] {
  const sort = String(item.sk);
  if (sort.startsWith('EVENT#')) return messagesOfVersion(idOf(item), Number(item.version));
  if (sort.startsWith(NUDGES)) return [{ kind: 'nudge', game: idOf(item), at: Number(sort.slice(NUDGES.length)) }];
  if (sort === 'CODE') return messagesOfCode(item);
  if (sort === 'ACCOUNT') return messagesOfAccount(item);
  return [];
}

/** What follows from a version of a game. The first is the start, which tells the first turn too. */
export function messagesOfVersion(game: string, version: number): readonly Message[] {
  return [version === 1 ? { kind: 'started', game } : { kind: 'turn', game, version }, { kind: 'habit', game, version }];
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
