/**
 * A secret that can be renewed: the newest edition and the one before it, as `<number>:<secret>`, the newest first, with a
 * space between them. Whoever gives the secret gives the newest; whoever is given one takes both, for they are not told of a
 * new one at the same moment.
 */

import { Objection } from './objection';

interface Edition {
  readonly number: number;
  readonly secret: string;
}

/** Every secret that is good, the newest first. */
export function secretsIn(text: string): readonly string[] {
  return editionsIn(text).map(({ secret }) => secret);
}

/** A text of one edition. */
export function firstEdition(number: number, secret: string): string {
  return textOf([{ number, secret }]);
}

/**
 * The text with a newer edition, unless it has this one already. What is older than the one before is good no more.
 * @throws Objection if a later one is in use: whoever wants a new one would not get it.
 */
export function withEdition(text: string, number: number, secret: string): string {
  const [newest] = editionsIn(text);
  if (newest === undefined) return firstEdition(number, secret);
  if (newest.number > number) throw new Objection(`Edition ${newest.number} of the secret is in use: ask for a higher one.`);
  return newest.number === number ? text : textOf([{ number, secret }, newest]);
}

function editionsIn(text: string): readonly Edition[] {
  const words = text.split(' ').map((word) => word.split(':'));
  return words.flatMap(([number, secret]) => (secret ? [{ number: Number(number), secret }] : []));
}

function textOf(editions: readonly Edition[]): string {
  return editions.map(({ number, secret }) => `${number}:${secret}`).join(' ');
}
