/** What the draws of a game on record follow from, besides the secret. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Transcript, transcriptText } from '../random';

interface Sides {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly options: unknown;
  readonly seats: readonly { readonly contribution?: string }[];
}

/** Of a game on record, or of the document of one. */
export function transcriptOf({ id, title, rules, options, seats }: Sides): Transcript {
  return { id, title, rules, options, contributions: seats.map(({ contribution }) => contribution) };
}

/** SHA-256, in hex, of the transcript's canonical text. */
export function transcriptHash(transcript: Transcript): string {
  return bytesToHex(sha256(utf8ToBytes(transcriptText(transcript))));
}
