import type { Seat } from '@shared/game';

/** Who looks, as a tag says it: by seat, `k` for whom one is kept, `x` for anybody else. */
export interface Looker {
  readonly seat?: Seat | undefined;
  readonly kept?: Seat | undefined;
}

/**
 * What a viewer has seen of a game: equal tags, equal answers but for the clock and how long the host takes. A look back says
 * `back`, what it looked at: its tag is never that of the game as it is now, and names no version to move on from.
 */
export function makeTag(version: number, revision: number, { seat, kept }: Looker, back = ''): string {
  const looker = seat ?? (kept === undefined ? 'x' : 'k');
  return `"${version}.${revision}.${looker}${back}"`;
}

/** The version of a tag or of a quoted number; undefined if it is neither. A proxy may have marked the tag as weak. */
export function versionOf(tag: string): number | undefined {
  const [, version] = /^(?:W\/)?"?(\d{1,15})(?:\.\d{1,15}\.(?:\d{1,2}|[kx]))?"?$/.exec(tag) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** Whether two tags are the same, with or without quotes. */
export function isSameTag(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(tag: string): string {
  return tag.replace(/^W\//, '').replaceAll('"', '');
}
