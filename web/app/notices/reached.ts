import type { Notices } from '@shared/api/notices';
import type { Me } from '@shared/api/people';
import { CHANNELS, type Channel } from '@shared/notices/channels';

/** By what the reader has it that they can be told. It may not work just now. */
export function channelsOf({ email }: Me, { push, webhook }: Notices): readonly Channel[] {
  const isThere = { mail: email !== undefined, push: push.devices > 0, webhook: webhook !== undefined };
  return CHANNELS.filter((channel) => isThere[channel]);
}

/** By what they are told indeed. */
export function reachedBy(me: Me, notices: Notices): readonly Channel[] {
  const isCut = { mail: me.mailStopped !== undefined, push: false, webhook: notices.webhook?.off !== undefined };
  return channelsOf(me, notices).filter((channel) => !isCut[channel]);
}
