import type { Seat } from '@shared/game';

/** What a viewer has seen of a game: equal tags, equal answers but for the clock. */
export function makeTag(version: number, revision: number, seat: Seat | undefined): string {
  return `"${version}.${revision}.${seat ?? 'x'}"`;
}

/** The version of a tag or of a quoted number; undefined if it is neither. A proxy may have marked the tag as weak. */
export function versionOf(tag: string): number | undefined {
  const [, version] = /^(?:W\/)?"?(\d{1,15})(?:\.\d{1,15}\.(?:\d{1,2}|x))?"?$/.exec(tag) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** Whether two tags are the same, with or without quotes. */
export function isSameTag(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(tag: string): string {
  return tag.replace(/^W\//, '').replaceAll('"', '');
}
