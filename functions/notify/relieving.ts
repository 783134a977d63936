import type { World } from '../play/world';
import type { NoticeMessage } from '../publish/concern';
import { relieved } from '../store/channel';
import type { Ways } from './ways';

/**
 * Tells what a message is about. What comes again for one player alone may be owed by push, for it was not taken there. Unless it is
 * handed over once more, nothing is: it has passed, waits, or is not wanted any more. docs/notices.md, "A channel that says nothing"
 * @throws what `tell` throws
 */
export async function relieving(
  world: World,
  ways: Ways,
  { to }: NoticeMessage,
  tell: (ways: Ways) => Promise<void>,
): Promise<void> {
  let isOwed = false;
  const handOver: Ways['handOver'] = async (messages) => {
    isOwed ||= messages.some(({ channel }) => channel === 'push');
    await ways.handOver(messages);
  };
  await tell({ ...ways, handOver });
  if (to !== undefined && !isOwed) await relieved(world, 'push');
}
