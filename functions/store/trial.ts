/** Trials of a player's channels. */

import type { Database } from './dynamo/database';
import { tellKey } from './keys';
import { type TellRecord, tellFrom } from './tell';

type TrialRecord = Extract<TellRecord, { readonly kind: 'trial' }>;

/** Those that were asked for after an instant and are still there, of each channel the first one first. Epoch milliseconds. */
export async function readTrials(db: Database, player: string, after: number): Promise<TrialRecord[]> {
  const { pk, sk } = tellKey(player, 'trial-');
  const tells = (await db.query({ partition: pk, from: sk, to: `${sk}~` })).map(tellFrom);
  return tells.filter((tell) => tell.kind === 'trial').filter(({ asked }) => asked > after);
}
