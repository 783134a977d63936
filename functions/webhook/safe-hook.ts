import { webhookAddress } from './address';
import { messageOf } from './discord';
import type { Hook } from './hook';
import { internet, type Network } from './network';
import { answerTo } from './post';
import { connectTo } from './secure';
import { takenBy } from './verdict';

/** For how long everything together may last, in milliseconds: who answers slowly does not answer. */
const PATIENCE = 5000;

/**
 * A hook that reaches public places alone, follows nobody anywhere else, and reads nothing of an answer but its headers. What goes
 * wrong on the way may go well later. docs/notices.md, "Webhooks"
 */
export function safeHook(network: Network = internet(), now = Date.now): Hook {
  return {
    async post(address, brief, base) {
      const url = webhookAddress(address);
      if (url === undefined) return { of: 'busy' };
      const signal = AbortSignal.timeout(PATIENCE);
      try {
        const socket = await connectTo(network, url.hostname, signal);
        const agent = `Casebook (${base})`;
        return takenBy(await answerTo(socket, { url, agent, body: messageOf(brief, base) }, signal), now());
      } catch {
        return { of: 'busy' };
      }
    },
  };
}
