import type { Notices, NoticesRequest } from '@shared/api/notices';
import { KINDS } from '@shared/notices/kinds';

/** How the reader is told once a wish of theirs is saved. */
export function apply(notices: Notices, { ways: wanted = {}, quiet, hour = notices.hour }: NoticesRequest): Notices {
  const { quiet: before, ...rest } = notices;
  const then = quiet ?? before;
  const ways = { ...notices.ways };
  for (const kind of KINDS) ways[kind] = { ...ways[kind], ...wanted[kind] };
  return { ...rest, ...(then === undefined || then === 'none' ? {} : { quiet: then }), hour, ways };
}
