import type { Kind } from '@shared/notices/kinds';

const GROUPS_OF_KINDS = {
  turns: ['turn', 'reminder', 'missed', 'nudge'],
  games: ['started', 'over', 'rematch'],
  tables: ['message', 'expiring', 'removed'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type Group = keyof typeof GROUPS_OF_KINDS;

/** Kinds that belong together, in the order in which they are shown. */
export const GROUPS = Object.entries(GROUPS_OF_KINDS) as readonly [Group, readonly Kind[]][];
