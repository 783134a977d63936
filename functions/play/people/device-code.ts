import type { DeviceCodeAnswer } from '@shared/api/session';
import { checkWelcome } from '../../store/account';
import { addPass, keyOfPass, passFrom } from '../../store/code';
import { checkDevice, deviceFrom } from '../../store/device';
import { accountKey, deviceKey } from '../../store/keys';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import { accountOf, signedInAt, type Token } from '../viewer';
import type { World } from '../world';
import { lasting } from './validity';

/** What nobody takes for another: 32 of them, so that five random bits are one. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const LENGTH = 12;

/**
 * A code that signs in another browser of the same player, a guest's too: once, and while this one is signed in.
 * @throws Refusal `not_signed_in`, `too_many`, `busy`
 */
export async function deviceCode(world: World, token: Token, client: string): Promise<DeviceCodeAnswer> {
  const { player, device } = await signedInAt(world, token);
  await allow(world, 'codesFromClient', client);
  const code = draw(world);
  const lasts = lasting('code', world.now());
  await settle(world.db, async () => {
    const [item, account, here] = await world.db.get(keyOfPass(code), accountKey(player), deviceKey(player, device));
    if (passFrom(item, world.now())) return { result: undefined };
    accountOf(account);
    if (!deviceFrom(here, world.now())) throw new Refusal('not_signed_in');
    const writes = [addPass(code, { player, device, ...lasts }), checkWelcome(player), checkDevice(player, device)];
    return { result: undefined, writes };
  });
  return { code: grouped(code), until: lasts.until };
}

function draw(world: World): string {
  const bytes = Buffer.from(world.secret(), 'hex').subarray(0, LENGTH);
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** As people read it: `K7QM-2XDP-9R4T`. */
function grouped(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}
