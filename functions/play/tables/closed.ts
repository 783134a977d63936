import type { Write } from '../../store/dynamo/write';
import type { GameRecord } from '../../store/game';
import { addTell } from '../../store/tell';

/** That a table was closed is told to all who sit there; where its host closed it, to the others. */
export function tellClosed(before: GameRecord | undefined, after: GameRecord): Write[] {
  if (before?.status !== 'open' || after.status !== 'cancelled') return [];
  const { id: game, seats, host, why, updated } = after;
  return seats.flatMap(({ player }, seat) => {
    const isTheirDoing = seat === host && why !== 'expired';
    return player === undefined || isTheirDoing ? [] : [addTell({ kind: 'removed', game, player }, updated)];
  });
}
