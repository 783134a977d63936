import { readFileSync } from 'node:fs';
import path from 'node:path';

const RULES = path.join(import.meta.dirname, '../../docs/rules');

/** The rows of a table in the rules of a title, cell by cell. `head` is what stands over its first column. */
export function tableOf(title: string, head: string): readonly (readonly string[])[] {
  const lines = readFileSync(path.join(RULES, `${title}.md`), 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (from < 0) throw new Error(`no table of ${head} in the rules of ${title}`);
  const after = lines.slice(from + 2);
  return after
    .slice(
      0,
      after.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
