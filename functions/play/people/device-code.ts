import type { DeviceCodeAnswer } from '@shared/api/session';
import { checkWelcome } from '../../store/account';
import { addPass, keyOfPass, passFrom } from '../../store/code';
import { allow } from '../limits';
import { settle } from '../settle';
import { signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { lasting } from './validity';

/** What nobody takes for another: 32 of them, so that five random bits are one. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const LENGTH = 12;

/**
 * A code that signs in another browser of the same player, once: a guest's too.
 * @throws Refusal `not_signed_in`, `too_many`, `busy`
 */
export async function deviceCode(world: World, token: Token, client: string): Promise<DeviceCodeAnswer> {
  const player = await signedIn(world, token);
  await allow(world, 'codesFromClient', client);
  const code = draw(world);
  const lasts = lasting('code', world.now());
  await settle(world.db, async () => {
    const [item] = await world.db.get(keyOfPass(code));
    if (passFrom(item, world.now())) return { result: undefined };
    return { result: undefined, writes: [addPass(code, { player, ...lasts }), checkWelcome(player)] };
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
