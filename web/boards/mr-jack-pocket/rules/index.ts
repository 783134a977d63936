import type { Options } from '@shared/games/mr-jack-pocket/types';
import type { RulesPage } from '../../booklet';

export const rules: readonly RulesPage[] = [
  {
    options: { roles: 'random' } satisfies Options,
    load: async () => (await import('./booklet')).booklet,
  },
];
