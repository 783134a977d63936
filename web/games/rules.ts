import { boards } from '@web/boards';

/** Where the rules of a table with these options are. */
export function rulesOf(title: string, options: unknown): string {
  const edition = boards[title]?.edition?.(options);
  return edition === undefined ? `/rules/${title}/` : `/rules/${title}/${edition}/`;
}
