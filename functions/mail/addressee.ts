/** Whom a letter goes to. */
export interface Addressee {
  readonly address: string;
  /** What they are called. */
  readonly name: string;
  /** Where mails of this kind are switched off: its one-click address, and the page with the button. */
  readonly stop?: Stop;
}

/** Both hold the same secret: whoever has one can stop these mails, and nothing else. RFC 8058 */
export interface Stop {
  readonly post: string;
  readonly page: string;
}
