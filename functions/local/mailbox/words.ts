/** What the mailbox page says. */
export const words = {
  title: 'Mailbox',
  home: 'Casebook',
  lead: 'Mail of this machine. It has no mail server, so what Casebook would send is kept here, and whoever opens this page can read all of it.',
  none: 'No mail yet. Sign in with an address, and a letter comes here.',
  all: 'All mail',
  to: 'To',
  sent: 'Sent',
  letter: 'The letter',
  text: 'The same as plain text',
  missing: 'There is no such letter.',
} as const;
