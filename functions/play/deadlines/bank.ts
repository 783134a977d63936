/** What the seats have in their banks. docs/deadlines.md, "The clock of a turn" */

import type { Seat } from '@shared/game';
import { bankAfter } from '@shared/pace/bank';
import type { GameRecord } from '../../store/game';
import { tookOf } from './reckon';

/** A game that starts: what there is in each bank, where the pace knows them. */
export function fillBanks(game: GameRecord): GameRecord {
  const { pace, seats } = game;
  if (pace.turn === undefined || pace.bank === undefined) return game;
  const { start } = pace.bank;
  return { ...game, seats: seats.map((seat) => ({ ...seat, bank: start })) };
}

/** The turn ends by its player, at this instant: what it took beyond its time and what it was given is taken out of the bank. */
export function settleBank(game: GameRecord, seat: Seat, now: number): GameRecord {
  const { pace, turn, seats } = game;
  if (pace.bank === undefined || turn?.time === undefined) return game;
  const { bank: had = 0, ...place } = seats[seat] ?? {};
  const bank = turn.missed ? 0 : bankAfter(pace.bank, { had, free: turn.time - had, took: tookOf(game, now) });
  return { ...game, seats: seats.with(seat, { ...place, bank }) };
}
