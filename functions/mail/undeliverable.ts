/** The server will never take a letter to this address: trying again is of no use. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
  constructor() {
    super('undeliverable');
  }
}

/** What a mail server answers to RCPT TO where there is no such mailbox, or no longer: RFC 5321, 4.2.3. */
const FOR_GOOD = [550, 551, 553];

/** The same where it is the sender whom it does not want: RFC 3463, 3.8. That may change, and holds for no address alone. */
const POLICY = /^\d{3}[ -]5\.7\./;

/** Whether an error of SMTP says that the recipient is refused for good. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response = '' } = error as { command?: string; responseCode?: number; response?: string };
  return command === 'RCPT TO' && FOR_GOOD.includes(responseCode ?? 0) && !POLICY.test(response);
}
