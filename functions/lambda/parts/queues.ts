import { allDone, sender } from '../../aws/queue';
import type { Publish } from '../../clock/sweep';
import { concernOf } from '../../publish/concern';
import { environment } from './environment';
import { ownRegion } from './reach';

/** Into the stack's queues, each message into that of its concern. When it throws, any of them may be there already. */
export function stackQueues(): Publish {
  const send = sender(ownRegion());
  const queues = { mail: environment('MAIL_QUEUE'), chores: environment('CHORES_QUEUE') };
  return (messages) => {
    const sendOf = ([concern, queue]: readonly [string, string]): Promise<void> => {
      const its = messages.filter((message) => concernOf(message) === concern);
      return send(
        queue,
        its.map((message) => JSON.stringify(message)),
      );
    };
    return allDone(Object.entries(queues).map(sendOf));
  };
}
