import { EDITIONS } from '@shared/games/pi/types';
import type { RulesPage } from '../../booklet';
import { OPTIONS } from './options';

export const rules: readonly RulesPage[] = EDITIONS.map((edition) => ({
  edition,
  options: OPTIONS[edition],
  load: async () => (await import('./booklet')).bookletOf(edition),
}));
