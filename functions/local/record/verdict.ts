/** What came of a check: a table of the draws, and whatever is wrong. */

import { type Game, wordsOf } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import type { DrawCheck, Flaw, Verdict } from '@shared/record/verify';
import { FLAWS } from './words';

/** Columns between two cells. */
const GAP = 2;

export function linesOfVerdict(game: Game, record: RecordedGame, verdict: Verdict): readonly string[] {
  const { transcript, draws, flaws } = verdict;
  return [
    `${wordsOf(game, record.options).title ?? record.title}, game ${record.id}`,
    `commitment  ${record.commitment}`,
    `transcript  ${transcript}`,
    '',
    ...(draws.length > 0 ? [...table([['version', 'draw', 'of', '', 'what came out'], ...draws.map(rowOf)]), ''] : []),
    ...(flaws.length > 0 ? flaws.map(lineOfFlaw) : [lineOfSuccess(record, verdict)]),
  ];
}

function rowOf({ version, label, of, follows, outcome }: DrawCheck): readonly string[] {
  const came = typeof outcome === 'number' ? String(outcome) : outcome.join(' ');
  return [String(version), label, String(of), follows ? 'follows' : 'DOES NOT FOLLOW', came];
}

function lineOfFlaw({ what, version, label }: Flaw): string {
  const place = [...(version === undefined ? [] : [`version ${version}`]), ...(label === undefined ? [] : [label])].join(', ');
  return `WRONG: ${place === '' ? '' : `${place}: `}${FLAWS[what]}.`;
}

function lineOfSuccess({ moves }: RecordedGame, { draws }: Verdict): string {
  return `All ${draws.length} draws follow from the secret, and all ${moves.length} versions come out the same when they are played again.`;
}

/** Cells under each other, and no blank at the end of a line. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}
