/** What the operator reads: one thing after another, as plain text. */

import type { LogRecord } from '../../store/log';
import type { ReportRecord } from '../../store/report';

/** A report, with all that helps to judge it. What players wrote stands behind a bar, so that it cannot pass for ours. */
export function linesOfReport(report: ReportRecord): string[] {
  const { id, at, game, by, player, name, reason, text, message, closed, why } = report;
  return [
    `${id}  ${instant(at)}  ${reason}`,
    `  about ${name} (${player}), by ${by}, at ${game}`,
    ...(text ? quoted(text) : []),
    ...(message ? [`  message ${message.n}:`, ...quoted(message.text ?? `(${message.phrase ?? 'taken away before'})`)] : []),
    ...(closed === undefined ? [] : [`  closed ${instant(closed)}: ${why}`]),
  ];
}

export function lineOfLog({ at, by, act, player, game, message, report, why }: LogRecord): string {
  const what = [player, game, message, report].filter((part) => part !== undefined).join(' ');
  return `${instant(at)}  ${by}  ${act} ${what}: ${why}`;
}

function quoted(text: string): string[] {
  return text.split('\n').map((line) => `  | ${line}`);
}

/** To the second, in UTC. */
function instant(at: number): string {
  return new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z');
}
