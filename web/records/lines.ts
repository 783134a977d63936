import type { Viewer } from '@shared/game';
import { type Line, tellAll } from '@web/history/line';
import type { Opened } from './opened';

/** What happened, as these eyes saw it, oldest first. A record that is cut holds no more than its own viewer saw. */
export function linesOf({ game: { title }, record }: Opened, viewer: Viewer): readonly Line[] {
  const events = record.moves.flatMap(({ at, seat, auto, events }, index) =>
    events.map((event) => ({
      version: index + 1,
      at,
      ...(seat === undefined ? {} : { seat }),
      ...(auto ? { auto } : {}),
      text: '',
      event: viewer === 'revealed' ? event : title.eventView(event, viewer),
    })),
  );
  return tellAll(record, events);
}
