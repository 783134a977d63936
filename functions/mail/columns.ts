/** How much room a text takes in a line: what East Asian scripts write and pictures are take two columns, the rest one. */

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const characters = new Intl.Segmenter();

export function columnsOf(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + widthOf(character), 0);
}

/** As much of a text as there is room for, with a sign where something is left out. No character is cut in two. */
export function cut(text: string, room: number): string {
  if (columnsOf(text) <= room) return text;
  let [kept, left] = ['', room - 1];
  for (const character of charactersOf(text)) {
    left -= widthOf(character);
    if (left < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** A text in one line. */
export function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What a reader takes for one. */
function charactersOf(text: string): readonly string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

function widthOf(character: string): number {
  return WIDE.test(character) ? 2 : 1;
}
