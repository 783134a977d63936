import '@web/components/trouble.css';
import './fault.css';
import type { RecordError } from '@shared/record/record';
import { say } from './say';

interface Props {
  readonly error: RecordError;
  /** What was to be opened. */
  readonly text: string;
  /** The file it came from. */
  readonly file: string | undefined;
}

/** How much of a long line is shown before and after the place. */
const AROUND = 40;

/** Why a text is no record: the place, in words and as it stands there. */
export function Fault({ error: { code, line, column }, text, file }: Props) {
  const what = say(`fault.${code}`);
  const [before, at, after] = around(text, line, column);
  return (
    <div role="alert" className="trouble fault">
      <p>{file === undefined ? say('faultAt', { line, column, what }) : say('faultIn', { file, line, column, what })}</p>
      {before + at + after !== '' && (
        <pre>
          {before}
          <mark>{at}</mark>
          {after}
        </pre>
      )}
    </div>
  );
}

/** What stands at a place: the sign there, with what comes before and after it in its line. At the end of a line a blank. */
function around(text: string, line: number, column: number): readonly [string, string, string] {
  const whole = text.split(/\r?\n/)[line - 1] ?? '';
  const [start, end] = [column - 1 - AROUND, column + AROUND];
  const [before, after] = [whole.slice(Math.max(0, start), column - 1), whole.slice(column, end)];
  return [`${start > 0 ? '…' : ''}${before}`, whole[column - 1] ?? ' ', `${after}${end < whole.length ? '…' : ''}`];
}
