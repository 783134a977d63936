import type { Catalogue } from '@shared/words/sentence';

/** Of letters that somebody asked for: to sign in, to change an address, or to see that it works. */
export const account = {
  signIn: 'Sign in to Casebook',
  signInCode: 'type this code where you asked for it:',
  signInLink: 'Or sign in by this link, in the browser you want to play in:',
  signInPress: 'Sign in',
  signInHolds: 'Either works once, for {time} after it was asked for.',
  signInNotYou: 'It was not you who asked? Then nothing happens: without this mail nobody gets in.',
  signInFoot: 'You get this mail because somebody typed your address to sign in to Casebook.',
  addressOld: 'Your address at Casebook is to change',
  addressOldSays: 'you want your mail from Casebook to go to another address. It changes once both addresses have said yes.',
  addressOldPress: 'Yes, change it',
  addressOldNotYou:
    'It was not you? Then do not press, and nothing changes. But somebody is signed in as you: open Casebook, and sign out everywhere.',
  addressOldFoot: 'You get this mail because this is the address of your account at Casebook.',
  addressNew: 'Your new address at Casebook',
  addressNewSays:
    'somebody with an account at Casebook wants its mail to come to this address. It changes once their old address has said yes as well.',
  addressNewPress: 'Yes, this is mine',
  addressNewNotYou: 'It was not you? Then do not press, and nothing changes.',
  addressFoot: 'You get this mail because somebody gave your address as theirs at Casebook.',
  addressHolds: 'The link is good for {time} after it was asked for, and for this change alone.',
  addressTaken: 'This address has an account at Casebook',
  addressTakenSays:
    'somebody wanted to have this address for another account at Casebook. It keeps yours, and nothing has changed.',
  addressTakenYou: 'It was you? Sign in with this address, or delete the account that has it first.',
  addressTakenPress: 'Open Casebook',
  mended: 'Mail from Casebook arrives again',
  mendedSays: 'you wanted to know whether mail from Casebook arrives at this address. It does: here it is.',
  mendedGames: 'From now on it comes here as before. Which games wait for you already, your first page shows.',
  mendedPress: 'See your games',
  mendedFoot: 'You get this mail because you had your address at Casebook tried again.',
} as const satisfies Catalogue;
