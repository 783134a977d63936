import { isOn } from '@shared/pace/rest';
import type { World } from '../../play/world';
import { accountFrom } from '../../store/account';
import type { GameRecord } from '../../store/game';
import { accountKey } from '../../store/keys';

/** Whether the clock of a game stands for a player by now, for they are on vacation. Their account knows it first. */
export async function isAway(world: World, { pace }: GameRecord, player: string): Promise<boolean> {
  if (!pace.vacation) return false;
  const [item] = await world.db.get(accountKey(player));
  return (accountFrom(item)?.vacations ?? []).some((vacation) => isOn(vacation, world.now()));
}
