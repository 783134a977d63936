import type { Turn } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { reckon } from './reckon';

/** A turn begins, with a clock of its own where the pace knows one. What is over of pauses is forgotten: it counted for the last. */
export function beginTurn(game: GameRecord, { seat, number }: Turn, now: number): GameRecord {
  const { turn: _turn, deadline: _deadline, rests = [], ...others } = game;
  const { pace, seats } = game;
  const lasting = rests.filter(({ until }) => until > now);
  const begun = { ...others, ...(lasting.length > 0 ? { rests: lasting } : {}) };
  if (pace.turn === undefined) return { ...begun, turn: { seat, number, since: now } };
  const { bank = 0, zone = 'UTC' } = seats[seat] ?? {};
  const time = pace.turn + bank;
  return reckon({ ...begun, turn: { seat, number, since: now, time, ...(pace.weekends ? {} : { zone }) } });
}
