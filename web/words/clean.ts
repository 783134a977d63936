/** What is invisible and stands in no text that is sent, but line ends, tabs, and joiners between two pictures. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?![\n\t\u200d])[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** A text of several lines as the server keeps it. */
export function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC').replaceAll(INVISIBLE, '').trim();
}
