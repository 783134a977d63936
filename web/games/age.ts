import { span } from '@web/clock/words';
import { say } from '@web/words/say';

/** How long a table has been open, both instants in epoch milliseconds. */
export function age(created: number, now: number): string {
  const length = now - created;
  const [longest] = span(length);
  return length < 60_000 ? say('justOpened') : say('openFor', { span: longest });
}
