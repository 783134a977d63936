import type { Channel } from '@shared/notices/channels';
import type { AccountRecord } from '../../store/account';

/** Whether a channel leads to a player, as far as their account knows. */
export function reaches({ email, push, webhook }: AccountRecord, channel: Channel): boolean {
  switch (channel) {
    case 'mail':
      return email !== undefined;
    case 'push':
      return push !== undefined;
    case 'webhook':
      return webhook !== undefined && webhook.off === undefined;
  }
}
