import { phrases } from '@shared/words/phrases';
import type { Catalogue } from '@shared/words/sentence';

/** Of the letter that brings what somebody said at a table. */
export const talk = {
  ...phrases,
  message: 'A message from {name} in {title}',
  messageHead: 'A message for your table',
  messageSays: '<b>{name}</b> writes, at the table for <b>{title}</b>{n, plural, =0 {} other { with {names}}}:',
  messageMore:
    '{n, plural, one {One more message was written before it that you have not read.} other {# more messages were written before it that you have not read.}}',
  messagePress: 'Read and answer',
  messageFoot: 'You get this mail because somebody wrote at a table at which you sit.',
} as const satisfies Catalogue;
