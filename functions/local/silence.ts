import { failureOf, type Logger } from '../http/logger';
import type { World } from '../play/world';
import { silentFor } from '../store/channel';

/** After so much of it a channel's silence is told, and how often. Milliseconds. */
export const SILENCE = 60 * 60 * 1000;

/** A channel has owed notices for so long. */
class Silence extends Error {
  override readonly name = 'ChannelSilent';
}

/** A line of the log if a channel says nothing. docs/notices.md, "A channel that says nothing" */
export async function tellSilence({ db, now }: Pick<World, 'db' | 'now'>, log: Logger): Promise<void> {
  if ((await silentFor(db, now())) >= SILENCE) log(failureOf('WORK', 'silence', new Silence()));
}
