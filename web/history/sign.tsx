import type { Names } from '@shared/words/say';
import { Who } from '@web/components/who';
import type { Line } from './line';

/** What stands before a line: the title's own sign, or the mark of who did it. */
export function Sign({ line: { sign, seat }, names }: { readonly line: Line; readonly names: Names }) {
  if (sign !== undefined) return <span className="mark">{sign}</span>;
  return seat === undefined ? <span className="mark" /> : <Who seat={seat} names={names} />;
}
