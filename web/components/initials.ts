import { LANGUAGE } from '@shared/words/say';

/**
 * One letter a seat, all different: the first letter of its name, or, where an earlier seat has that, its next letter,
 * or, where none is left, its number.
 */
export function initials(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase(LANGUAGE)].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const letter = letters.find((sign) => !taken.has(sign)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
