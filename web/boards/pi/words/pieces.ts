/** Turns of phrase that several sentences share. */

export const OWNER = '{mine, select, yes {Your} other {{seat}’s}}';
export const KIND = '{kind, select, suspect {suspect} place {place} other {crime}}';
export const TOKEN = '{token, select, disc {disc} other {cube}}';
export const AT = '{at, select, none {} other {, at {at}}}';
