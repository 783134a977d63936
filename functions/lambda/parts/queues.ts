import { allDone } from '../../aws/batches';
import { sender } from '../../aws/queue';
import type { Publish } from '../../clock/sweep';
import { concernOf } from '../../publish/concern';
import type { Message } from '../../publish/message';
import { environment } from './environment';
import { ownRegion } from './reach';

/** Into the stack's queues, each message into that of its concern. When it throws, any of them may be there already. */
export function stackQueues(): Publish {
  const send = sender(ownRegion());
  const queues = { mail: environment('MAIL_QUEUE'), chores: environment('CHORES_QUEUE') };
  return (messages) => {
    const bodies: Record<keyof typeof queues, string[]> = { mail: [], chores: [] };
    for (const message of messages) bodies[queuedBy(message)].push(JSON.stringify(message));
    return allDone([send(queues.mail, bodies.mail), send(queues.chores, bodies.chores)]);
  };
}

/** @throws Error of what was handed over to a channel: whoever writes letters does that */
function queuedBy(message: Message): 'mail' | 'chores' {
  const concern = concernOf(message);
  if (concern === 'mail' || concern === 'chores') return concern;
  throw new Error(`a message for ${concern} has no queue`);
}
