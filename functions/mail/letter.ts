import type { Stop } from './addressee';

/** A mail before it is one. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Complete by itself. */
  readonly text: string;
  readonly html: string;
  /** The same for the same letter sent again: letters, digits, `-`, `_` and `.`. */
  readonly id: string;
  /** What it belongs to, in the same characters: mail programs show letters of one thread together. */
  readonly thread?: string;
  /** Where mails of its kind are switched off. */
  readonly stop?: Stop;
}

/** How letters go out. */
export interface Mail {
  /** Where people find the site, without a slash at its end: never taken from a request. */
  readonly base: string;
  /** Resolves when somebody else has the letter. */
  send(letter: Letter): Promise<void>;
}
