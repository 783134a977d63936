import { readBelongings } from '../../store/belongings';
import { readBeside } from '../../store/beside';
import { dropMail, idOfMail } from '../../store/code';
import type { Write } from '../../store/dynamo/write';
import { readSeats } from '../../store/seat';
import { settle } from '../settle';
import type { World } from '../world';
import { endAll } from './session';

/** Parts of a transaction at most, with room to spare. */
const WRITES_AT_ONCE = 80;

/** The games at which a player sits, or beside which they have left something, each once. */
export async function tablesOf({ db }: World, player: string): Promise<string[]> {
  const seats = await readSeats(db, player);
  return [...new Set([...seats.map(({ game }) => game), ...(await readBeside(db, player))])];
}

/** Takes away all that stands with a player but their account and their seats. */
export async function clearBelongings(world: World, player: string): Promise<void> {
  await endAll(world, player);
  const belongings = await readBelongings(world.db, player);
  const writes: Write[] = [
    ...belongings.map((key) => ({ remove: key })),
    ...(['address-old', 'address-new', 'mended'] as const).map((kind) => dropMail(idOfMail(kind, player))),
  ];
  for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
    await settle(world.db, async () => ({ result: undefined, writes: writes.slice(at, at + WRITES_AT_ONCE) }));
  }
}
