/** What a person has to look at. */

import { type Check, Look, NotHere } from './check';

/** SES's own, which takes mail and shows it to nobody. */
const SIMULATOR = /@simulator\.amazonses\.com$/i;

export const MAIL: readonly Check[] = [
  {
    says: 'A mail with a code arrives.',
    async run({ line, mail, address }) {
      if (mail === undefined) throw new NotHere('Give an address that you read by --mail you@example.com.');
      await line.expect(202, '/api/session/code', { method: 'POST', json: { email: mail } });
      const { headers } = await line.expect(202, '/api/session/code', { method: 'POST', json: { email: mail } });
      if (SIMULATOR.test(mail)) {
        throw new NotHere('Two mails are on their way to the simulator, where nobody can open them: as it should be.');
      }
      const isOnAws = headers.has('x-amz-cf-id');
      throw new Look(
        [
          `Two mails are on their way to ${mail}, a code in each; the later one is good. Open them and their sources:`,
          '- both arrived within a minute, in the inbox;',
          '- SPF, DKIM and DMARC passed (Authentication-Results);',
          '- they come from the sender that was deployed;',
          ...(isOnAws ? ['- Message-ID ends in amazonses.com: SES replaces it, and nothing rests on it;'] : []),
          `- the link begins with ${address}/ and its token stands behind #; pressed, it signs in, once;`,
          '- play a game under that address: its mails stand in one thread, by In-Reply-To and References.',
        ].join(`\n${' '.repeat(10)}`),
      );
    },
  },
];
