/** The account, and signing in: loaded by their pages alone. */

import type { Catalogue } from '@shared/words/sentence';

const signIn = {
  signInLead: 'Your address is all it takes: a mail brings you a code. There is no password.',
  address: 'Your address',
  sendCode: 'Send me a code',
  codeSent: 'A mail with a code is on its way to {email}. It may take a minute, and may lie with the unwanted mail.',
  keptHere: 'This machine sends no mail: it keeps it.',
  openMailbox: 'Open the mailbox',
  code: 'Code',
  codeMeans: 'Six digits. They work once, for ten minutes.',
  sendAgain: 'Send again',
  sentAgain: 'A new mail is on its way. Only its code works now.',
  otherAddress: 'Another address',
  haveDeviceCode: 'I have a code from another device',
  deviceCode: 'Code from the other device',
  deviceCodeMeans: 'Twelve letters and digits, shown by the device on which you play.',
  signedInAlready: 'You are signed in as {name}',
  signedInAlreadyLead: 'To be somebody else here, sign out first.',

  linkLead: 'One press, and you are signed in on this browser.',
  linkLeadGuest:
    'One press, and you are signed in on this browser, and the games you play here as {name} go to the account of the mail. Press only if you asked for this mail yourself.',
  linkLeadAccount: 'You are signed in here as {name}. One press, and you are signed in by the address of the mail instead.',
  linkOld: 'This link has done its work',
  linkOldLead: 'It works once, for ten minutes after the mail was asked for. Have a new one sent:',

  welcomeNew: 'Welcome',
  welcomeNewLead: 'From now on your games are kept with your address. What shall the others call you?',
  gamesKept: 'Your games are kept',
  gamesKeptLead: 'They are yours by your address now. Sign in with it on any device.',
  welcomeBack: 'Welcome back, {name}',
  cameAlong: 'The games you played here as {guest} have come along.',
  stayed:
    '{n, plural, =1 {At one table you sat twice, as guest and by your account. The seat of your account stays; the guest’s has been given up:} other {At # tables you sat twice, as guest and by your account. The seats of your account stay; the guest’s have been given up:}}',
  goOn: 'Go on',

  confirmAddress: 'Confirm your address',
  confirmAddressLead: 'Your address at Casebook is to change, and this mailbox was asked. One press confirms it.',
  confirmIt: 'Confirm',
  confirmed: 'Your address has changed',
  confirmedLead: 'From now on you sign in with the new one.',
  halfConfirmed: 'One of two is done',
  halfConfirmedLead: 'Now open the mail in the other mailbox and confirm it there too.',
  confirmOld: 'This link has done its work',
  confirmOldLead: 'It works once. If your address is still to change, begin again on your page.',
} as const satisfies Catalogue;

const address = {
  keepGames: 'Keep your games',
  keepGamesLead: 'You play as a guest: your seats belong to this browser. With an address they are yours on any device.',
  changeAddress: 'Change the address',
  newAddress: 'New address',
  changeMeans: 'Both mailboxes get a mail. The address changes once both have confirmed.',
  changeMeansNew: 'The new mailbox gets a mail. The address changes once it has confirmed.',
  changeIt: 'Send the mails',
  changeItNew: 'Send the mail',
  leaveAddress: 'Cancel',
  changing: 'To become {email}',
  'changing.both': 'Open the mail in each of the two mailboxes and confirm it.',
  'changing.old': 'The new mailbox has confirmed. Open the mail in the old one too.',
  'changing.new': 'Open the mail in the new mailbox and confirm it.',
  changeUntil: 'The links work until {when}.',
  dropChange: 'Keep the old address',
  'stopped.bounced': 'Mail to this address came back',
  'stopped.again': 'The mail to this address came back again',
  'stopped.complained': 'Mail to this address was reported as unwanted',
  stoppedSince: 'Since {when} no mail tells you when it is your turn. Only mails to sign in still go there.',
  stoppedWays: 'Try it again, and a mail comes that shows that it works. Or change the address.',
  stoppedWaysAgain: 'It seems to take no mail. Change the address, or try once more later.',
  tryAddress: 'Try this address again',
  mailTried: 'A mail is on its way to {email}. If it does not come within a few minutes, change the address.',
} as const satisfies Catalogue;

const devices = {
  devices: 'Devices',
  browserOn: '{browser} on {system}',
  unknownBrowser: 'A browser',
  hereNow: 'this one',
  lastSeen: 'last used {when}',
  signOutThere: 'Sign out there',
  signOutThereName: 'Sign out there: {device}',
  signedOutThere: 'It is signed out.',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereMeans: 'Every browser is signed out, this one too. Your games stay; sign in again with your address.',
  signOutEverywhereGuest:
    'Every browser is signed out, this one too. A guest cannot come back: your seats in all games would be lost.',
  moveOn: 'Use another device too',
  moveOnLead: 'On the other device open {place}, press “{press}”, and type:',
  moveOnMeans: 'For a phone or a second computer, without waiting for a mail.',
  showCode: 'Show a code',
  newCode: 'Show a new code',
  codeLasts: 'It works once, for {span} more. Show it to nobody.',
  codeOver: 'This code is too old now.',
} as const satisfies Catalogue;

const leaving = {
  yourData: 'What is yours',
  exportMeans: 'Everything that is kept of you, in one file.',
  exportIt: 'Download it',
  exportGoing: 'On its way: {n, plural, =0 {no game yet} one {# game} other {# games}}.',
  exportDone: 'It is complete, and your browser has it.',
  deleteAccount: 'Delete the account',
  deleteMeans:
    'You leave every game that runs, and lose it. Finished games stay with their other players, under a made-up name. Your address, your notes and everything else is deleted at once, and cannot be brought back.',
  deleteTick: 'Yes, delete everything that is mine',
  deleteNow: 'Delete for good',
  keepAccount: 'Keep the account',
  signOut: 'Sign out',
  signOutGuest: 'A guest who signs out cannot come back: your seats in all games would be lost. With an address they are kept.',
  signOutMeans: 'Your games stay; you can sign in again.',
  thisDevice: 'This device',
  guestMeans: 'You play as a guest: your seats belong to this browser.',
  signedInMeans: 'You are signed in on this device.',
} as const satisfies Catalogue;

export const account = {
  nameAndTime: 'Name and time',
  timeZone: 'Time zone',
  save: 'Save',
  saved: 'Saved',
  noAccount: 'You have no name here yet. You get one when you first sit down at a table, or when you sign in.',
  ...signIn,
  ...address,
  ...devices,
  ...leaving,
} as const satisfies Catalogue;
