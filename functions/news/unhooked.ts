import type { OffBecause } from '@shared/api/notices';
import { unhookedLetter } from '../mail/unhooked';
import { briefTo } from './brief';
import type { News } from './news';
import { say } from './say';

/** To who is told nothing by their webhook any more, which is on `host`. */
export function unhookedNews(host: string, why: OffBecause): News {
  const said = say(why === 'gone' ? 'unhookedGone' : 'unhookedFailing', { host });
  return {
    brief: briefTo('/notices/', say('unhooked'), said),
    letter: (base, to, id) => unhookedLetter(base, to, id, host, why),
  };
}
