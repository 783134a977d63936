import type { Channel } from '@shared/notices/channels';
import type { Notice } from '../store/notice';
import type { Told } from './told';

/** For how long it is kept that somebody was told of a turn: longer than any game waits for one, in milliseconds. */
export const KEPT = 400 * 24 * 60 * 60 * 1000;

/** The notice of something by a channel. */
export function noticeOf({ whom, what }: Pick<Told, 'whom' | 'what'>, channel: Channel): Notice {
  return { whom, what: `${what}-${channel}`, kept: KEPT };
}
