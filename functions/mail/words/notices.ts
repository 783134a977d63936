import type { Catalogue } from '@shared/words/sentence';

/** Of letters about no game alone: the day's digest, and what there is to say of the ways by which somebody is told. */
export const notices = {
  digest: '{n, plural, =0 {What has happened at Casebook} one {A game waits for you} other {# games wait for you}}',
  digestWaiting: 'These wait for you',
  digestUntil: 'Until <b>{when}</b>',
  digestLong: 'For as long as you like',
  digestNews: 'What has happened',
  digestMoreWaiting: '{n, plural, one {One more game waits} other {# more games wait}} for you: your first page has them all.',
  digestMoreNews: '{n, plural, one {One more thing} other {# more things}} happened: your first page leads to all your games.',
  digestPress: 'See your games',
  digestFoot: 'You get this mail because you have chosen to be told once a day.',

  trial: 'Mail from Casebook arrives',
  trialSays: 'you wanted to know whether notices from Casebook arrive at this address. They do: here is one.',
  trialPress: 'Back to your notices',
  trialFoot: 'You get this mail because you asked Casebook to try this address.',

  unhooked: 'Your webhook at Casebook is switched off',
  unhookedGone:
    'Casebook told you of your games at an address of yours, on <b>{host}</b>. It answers that nothing is taken there any more, so it is switched off.',
  unhookedFailing:
    'Casebook told you of your games at an address of yours, on <b>{host}</b>. For a day nothing that was sent there was taken, so it is switched off.',
  unhookedThen: 'Whatever else you have chosen to be told by goes on as before. If the address works again, set it once more.',
  unhookedPress: 'Set it again',
  unhookedFoot: 'You get this mail because you had set a webhook.',
} as const satisfies Catalogue;
