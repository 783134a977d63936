/** What is due by an instant, and so for the clock to have done. */

import { agendaOf, type Matter } from '../store/agenda';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { digestKey, noticeKey } from '../store/keys';
import { idOf, type Message, messageFrom } from './message';
import { messagesFrom } from './publish';

/** What changes a game: a command does it. Of the others somebody is told. */
const COMMANDS: readonly Matter[] = ['deadline', 'unplayed', 'expiry'];

/** What follows from an item that is due by now. */
export function dueMessages(item: Item, now: number): readonly Message[] {
  if (item.sk === 'GAME') return dueInGame(gameFrom(item), now);
  if (item.sk === digestKey('').sk) return [{ kind: 'digest', player: idOf(item), at: Number(item.at) }];
  if (String(item.pk).startsWith(noticeKey('', '').pk)) return [messageFrom(String(item.message))];
  return messagesFrom(item);
}

/** The same of a game. Nobody is told that something is near once it is there. */
export function dueInGame(game: GameRecord, now: number): readonly Message[] {
  const { id, version, turn } = game;
  if (hasRunOut(game, now)) return [{ kind: 'due', game: id, version }];
  return agendaOf(game)
    .filter(({ at }) => at <= now)
    .flatMap(({ matter }): readonly Message[] => {
      if (matter === 'expiring') return [{ kind: 'expiring', game: id }];
      return turn ? [{ kind: 'reminder', game: id, turn: turn.number }] : [];
    });
}

/** Whether there is a command to be done in a game. */
export function hasRunOut(game: GameRecord, now: number): boolean {
  return agendaOf(game).some(({ matter, at }) => at <= now && COMMANDS.includes(matter));
}
