/** What may stand in no log, no message and no dead letter. */

import type { AccountRecord } from '../../../functions/store/account';
import type { DeviceRecord } from '../../../functions/store/device';
import type { GameRecord } from '../../../functions/store/game';
import { found, seedOf } from '../../support/seed';
import type { Cloud } from './cloud';

/** Which secrets are to be read, and where. What a test has put into a queue itself is none of them. */
export async function leaks(cloud: Cloud): Promise<readonly string[]> {
  const secrets = await secretsOf(cloud);
  const texts = [...cloud.functions.all.flatMap(({ lines }) => lines), ...cloud.queues.bodies, ...cloud.bridge.bodies];
  return texts.flatMap((text) => found(text, secrets).map((secret) => `${secret} in ${text}`));
}

/** Secrets of games, what signs people in, their addresses, where else they are told, what keeps others from the API, and queries. */
async function secretsOf({ table, post, gateway, parameters }: Cloud): Promise<readonly string[]> {
  const games = (await table.items('GAME')) as unknown as readonly GameRecord[];
  const accounts = (await table.items('ACCOUNT')) as unknown as readonly AccountRecord[];
  const devices = (await table.items('DEVICE#')) as unknown as readonly DeviceRecord[];
  return [
    ...games.flatMap(seedOf),
    ...gateway.cookies.map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? '').filter(Boolean),
    ...post.sent.flatMap(({ to, mail }) => [
      ...to,
      ...Array.from(mail.text?.matchAll(/#token=([\w.-]+)/g) ?? [], ([, token = '']) => token),
    ]),
    ...[...parameters.values.values()]
      .filter(({ Type }) => Type === 'SecureString')
      .flatMap(({ Value }) => Value.match(/[\w-]{43}/g) ?? []),
    ...accounts.flatMap(({ stopToken = [], webhook }) => [stopToken, webhook?.address ?? []].flat()),
    ...devices.flatMap(({ push }) => (push === undefined ? [] : [push.endpoint, push.auth, push.p256dh])),
    'known=',
    'token=',
  ];
}
