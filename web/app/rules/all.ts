import { games } from '@shared/games';
import type { RulesPage } from '@web/boards/booklet';

/** A page of rules, and whose. */
export interface TitleRules {
  readonly title: string;
  readonly page: RulesPage;
}

/** Every page of rules there is: each title has some beside its board, apart from it, so that a page of rules loads no board to play on. */
export async function allRules(): Promise<readonly TitleRules[]> {
  const ids = [...new Set(games.map(({ title }) => title.id))];
  const found = await Promise.all(ids.map(async (title) => (await rulesOf(title)).map((page) => ({ title, page }))));
  return found.flat();
}

async function rulesOf(title: string): Promise<readonly RulesPage[]> {
  const folder = (await import(`../../boards/${title}/rules/index.ts`)) as { readonly rules: readonly RulesPage[] };
  return folder.rules;
}

/** What stands for a page of rules in its address, after `/rules/`. */
export function rulesPath({ title, page: { edition } }: TitleRules): readonly string[] {
  return edition === undefined ? [title] : [title, edition];
}

export function rulesAddress(of: TitleRules): string {
  return `/rules/${rulesPath(of).join('/')}/`;
}
