/** What a text may hold: what a reader sees, and what belongs to it. */

/**
 * What is invisible and stands in no text, but line ends and tabs; the joiner that makes one picture of two, and the
 * selector that makes a picture or a key of what stands before it, stay in their places.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d`,
    String.raw`\u200d(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))\ufe0f`,
    String.raw`(?![\n\t\u200d\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`,
  ].join('|'),
  'gu',
);

/** More marks on one letter than any language writes. */
const HEAPED = /(?<=\p{M}{4})\p{M}+/gu;

/** What can be seen by itself: a blank of Braille or of music cannot. */
const SEEN = /(?![\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text without what may not stand in it, in the form in which equal texts are equal (NFC). */
export function plain(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(HEAPED, '');
}

/** Whether there is anything to see in a text that is plain. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}
