import type { Brief } from '../news/news';
import type { Taken } from '../notify/channels/taken';

/** How notices reach addresses of players' own. */
export interface Hook {
  /** Resolves with what was answered, whatever it was. `base`: where people find the site. */
  post(address: string, brief: Brief, base: string): Promise<Taken>;
}
