/** What is said at a table, and peace from it: loaded with the talk alone. */

import { phrases } from '@shared/words/phrases';
import type { Catalogue } from '@shared/words/sentence';

export const talk = {
  talkNew: '{n} new',
  nothingSaid: 'Nobody has said anything yet.',
  nobodyThere: 'Somebody who left',
  messageRemoved: 'This message was removed.',

  // Saying something
  message: 'Message',
  messageHelp: 'Enter sends. Shift and Enter begin a new line.',
  messageLength: '{n} of {max}',
  send: 'Send',
  phrases: 'Quick phrases',
  sendingMessage: 'Sending ...',
  sendingMessageAgain: 'No connection. It is kept and sent again.',
  notSent: 'Not sent. {why}',
  sendAgain: 'Send again',
  takeBack: 'Take back',
  ...phrases,

  // Peace and quiet
  moderate: 'Mute or report',
  aboutMessage: 'Mute or report {name}',
  mute: 'Mute {name}',
  unmute: 'Hear {name} again',
  muted: 'muted',
  muteMeans: 'Who is muted writes on; you read nothing of it, at no table.',
  reportMessage: 'Report this message',
  reportPlayer: 'Report {name}',
  reportWhy: 'What is wrong',
  'reason.insult': 'Insults or threats',
  'reason.spam': 'Advertising',
  'reason.cheating': 'Cheating',
  'reason.other': 'Something else',
  reportMore: 'What the operator should know (need not be filled in)',
  sendReport: 'Send the report',
  reported: 'Thank you. The operator will look at it.',
} as const satisfies Catalogue;
