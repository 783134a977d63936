/** What the reader is told when they are not here, and how: loaded by that page alone. */

import type { Catalogue } from '@shared/words/sentence';
import { kinds } from './kinds';

const lead = {
  noAccount: 'You have no name here yet. Once you sit at a table or have signed in, you can say here how you are told of it.',
  'lead.none': 'When you are not here, nothing reaches you yet. Add an address, or switch notices on in your browser.',
  'lead.cut': 'When you are not here, nothing reaches you: what you have does not work. Mend it, or add something else.',
  'lead.by': 'When you are not here, you are told {channels}.',
  'lead.usual': 'Turns, ends and messages come a minute later unless you have been here; the rest comes at once.',
  'lead.webhook': 'The webhook says nothing of messages, rematches or open tables, for others may read there.',
  'lead.own': 'What comes when is as you have set it below.',
  'lead.quiet': 'From {from} to {until} it is quiet.',
  'lead.hour': 'The daily summary comes at {hour}.',
  'by.mail': 'by mail',
  'by.push': '{n, plural, =1 {in your browser} =2 {in two browsers} =3 {in three browsers} other {in # browsers}}',
  'by.webhook': 'by your webhook',
} as const satisfies Catalogue;

const channels = {
  channels: 'By what',
  'channel.mail': 'Mail',
  'channel.push': 'Browser',
  'channel.webhook': 'Webhook',

  noAddress: 'There is no address to write to. With one, mail reaches you, and your games are yours on any device.',
  addAddress: 'Add an address',
  mailStopped: 'No mail goes there: it came back, or was reported as unwanted.',
  mendAddress: 'Mend it',
  changeAddress: 'Change it',

  pushMeans: 'A notice on your screen, even while Casebook is closed.',
  pushOn: 'Switched on in this browser.',
  'push.default': 'Your browser will ask whether it may.',
  'push.denied':
    'This browser is set to show no notices of Casebook. Allow them in its settings for this site, and come back here.',
  'push.homeScreen': 'On iPhone and iPad they come only to a site on the home screen:',
  'push.homeScreen.1': 'In Safari press Share, then “Add to Home Screen”.',
  'push.homeScreen.2': 'Open Casebook from there, and switch notices on here.',
  'push.none': 'This browser cannot do that here.',
  'push.unasked': 'Your browser has not allowed it.',
  'push.failed': 'Your browser did not get through to its own push service. Private windows often cannot.',
  switchOn: 'Switch on here',
  switchOff: 'Switch off here',
  others:
    '{n, plural, =1 {Switched on in one other browser.} =2 {Switched on in two other browsers.} other {Switched on in # other browsers.}}',
  elsewhere: '{n, plural, =1 {Switched on in one browser.} =2 {Switched on in two browsers.} other {Switched on in # browsers.}}',

  webhookMeans: 'A line in a channel of Discord, or of anything that takes the same. Whoever reads there sees it.',
  webhookHow: 'In Discord: edit the channel, then Integrations, Webhooks, New webhook, Copy webhook URL.',
  webhookAddress: 'Address of the webhook',
  setWebhook: 'Use it',
  webhookShown: '{host}, ending in {end}',
  webhookHidden: 'The rest of the address is a secret, and shown to nobody.',
  removeWebhook: 'Remove it',
  replaceWebhook: 'Use another',
  keepWebhook: 'Keep it',
  'webhookOff.gone': 'Switched off since {when}: nothing is taken there any more.',
  'webhookOff.failing': 'Switched off since {when}: for a day nothing was taken there.',
  webhookOffMeans: 'Enter an address, the same or a new one, and it is on again.',
} as const satisfies Catalogue;

const trials = {
  tryIt: 'Send a test',
  tryIn: 'Send a test: {channel}',
  trying: 'On its way',
  slow: 'It is still on its way. Look again in a while.',
  'sent.mail': 'A letter has gone to {email}. It may take a minute, and may lie with the unwanted mail.',
  'sent.push':
    'It was sent. If nothing shows up in a moment, look whether your device lets this browser show notices, and is not set to silence.',
  'sent.webhook': 'It was taken there.',
  'gone.mail': 'There is no such address.',
  'gone.push': 'This browser takes nothing any more ({status}). Switch notices on again.',
  'gone.webhook': 'Nothing is taken there any more ({status}). The webhook is switched off.',
  'refused.mail': 'It was refused. Is the address right?',
  'refused.push': 'It was refused{status, plural, =0 {} other {: the answer was #}}.',
  'refused.webhook': 'It was refused{status, plural, =0 {} other {: the answer was #}}.',
  'unreachable.mail': 'No letter can be sent just now.',
  'unreachable.push': 'The push service did not answer{status, plural, =0 {} other { as it should: #}}.',
  'unreachable.webhook': 'Nobody answered there{status, plural, =0 {} other { as they should: #}}.',
  none: 'There is nothing to send to.',
  stopped: 'No mail goes to your address: mend that first.',

  before: 'Tried at {time}: {what}',
  'before.slow': 'it is still on its way.',
  'before.sent.mail': 'a letter went to your address.',
  'before.sent.push': 'it was sent.',
  'before.sent.webhook': 'it was taken there.',
  'before.gone.mail': 'there was no such address.',
  'before.gone.push': 'the browser took nothing any more ({status}).',
  'before.gone.webhook': 'nothing was taken there any more ({status}).',
  'before.refused': 'it was refused{status, plural, =0 {} other {: the answer was #}}.',
  'before.unreachable.mail': 'no letter could be sent.',
  'before.unreachable.push': 'the push service did not answer{status, plural, =0 {} other { as it should: #}}.',
  'before.unreachable.webhook': 'nobody answered there{status, plural, =0 {} other { as they should: #}}.',
  'before.none': 'there was nothing to send to.',
  'before.stopped': 'no mail went to your address.',
} as const satisfies Catalogue;

const when = {
  whatAndWhen: 'What, and when',
  way: 'When',
  'way.now': 'At once',
  'way.smart': 'Unless seen',
  'way.digest': 'Once a day',
  'way.off': 'Not at all',
  'means.smart': 'A minute later, if it is still so and you have not been there since.',
  'means.digest': 'With the daily summary: all games that wait for you, and what has happened.',
  wayOf: '{kind}: {channel}',
  'group.turns': 'Your turns',
  'group.games': 'Beginnings and ends',
  'group.tables': 'Tables and talk',
  usual: 'as is usual',
  own: 'as you set it',
  allChannels: 'Show all channels',
  ownChannels: 'Show my channels only',
  noChannels: 'As soon as something can reach you, you can say here what comes when. Nobody has to.',
  kind: 'What',

  hours: 'Hours',
  quietHours: 'Quiet hours',
  quietFrom: 'From',
  quietUntil: 'Until',
  noQuiet: 'None',
  quietMeans:
    'What would come then comes when they end, if it is still so. A reminder that would be too late comes all the same.',
  digestHour: 'Daily summary',
  digestMeans: 'For what is to come once a day. On a day with nothing in it, none comes.',
  hoursOf: 'Hours are those of {zone}.',
  changeZone: 'Change the time zone',

  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'It is as it was.',
} as const satisfies Catalogue;

export const notices = { ...lead, ...channels, ...trials, ...when, ...kinds } as const satisfies Catalogue;
