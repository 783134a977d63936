import { forget, keep, recall } from './drafts';

const KEY = 'owner';

interface Owner {
  readonly id: string;
  readonly guest: boolean;
}

/** Whose drafts these are. Those of another account are forgotten; a guest who keeps or joins an account takes theirs along. */
export function ownDrafts({ id, guest }: Owner): void {
  const before = recall(KEY) as Owner | undefined;
  if (before && !before.guest && before.id !== id) forget();
  keep(KEY, { id, guest });
}
