/** The account. */

import type { Catalogue } from '@shared/words/sentence';

export const account = {
  nameAndTime: 'Name and time',
  timeZone: 'Time zone',
  save: 'Save',
  saved: 'Saved',
  noAccount: 'You have no name here yet. You get one when you first sit down at a table.',
  thisDevice: 'This device',
  guestMeans: 'You play as a guest: your seats belong to this browser.',
  signedInMeans: 'You are signed in on this device.',
  signOut: 'Sign out',
  signOutGuest: 'A guest who signs out cannot come back: your seats in all games would be lost.',
  signOutMeans: 'Your games stay; you can sign in again.',
} as const satisfies Catalogue;
