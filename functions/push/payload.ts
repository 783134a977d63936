import type { Payload } from './pusher';

/** Bytes of all of it: encrypted, with 103 more, it is less than 3 KB. */
const LONGEST = 2_900;

/** Bytes of a title. */
const LONGEST_TITLE = 400;

/** What stands behind a text that is cut. */
const MORE = '…';

/** What goes to a browser, as JSON. Texts are cut so that push services take it, whatever people are called. */
export function printPayload({ title, body, path, tag, waiting }: Payload): string {
  const others = { title: cut(title, LONGEST_TITLE), path, tag, waiting };
  return JSON.stringify({ ...others, body: cut(body, LONGEST - sizeOf({ ...others, body: '' })) });
}

/** As much of a text as has so many bytes as JSON: whole characters, as people see them. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  let [kept, left] = ['', bytes - bytesOf(MORE)];
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    left -= bytesOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}${MORE}`;
}

/** Of a text in JSON, without its quotes. */
function bytesOf(text: string): number {
  return sizeOf(text) - 2;
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
