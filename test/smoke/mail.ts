/** What a person has to look at. */

import { type Check, Look, NotHere } from './check';

export const MAIL: readonly Check[] = [
  {
    says: 'A mail with a code arrives.',
    async run({ line, mail, address }) {
      if (mail === undefined) throw new NotHere('Give an address that you read by --mail you@example.com.');
      await line.expect(202, '/api/session/code', { method: 'POST', json: { email: mail } });
      await line.expect(202, '/api/session/code', { method: 'POST', json: { email: mail } });
      throw new Look(
        [
          `Two mails are on their way to ${mail}, a code in each; the later one is good. Open them and their sources:`,
          '- both arrived within a minute, in the inbox;',
          '- SPF, DKIM and DMARC passed (Authentication-Results);',
          '- they come from the sender that was deployed;',
          '- through SES, Message-ID ends in amazonses.com: SES replaces it, and nothing rests on it;',
          `- the link begins with ${address}/ and its token stands behind #; pressed, it signs in, once;`,
          '- play a game under that address: its mails stand in one thread, by In-Reply-To and References.',
        ].join(`\n${' '.repeat(10)}`),
      );
    },
  },
];
