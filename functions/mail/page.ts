/** Where the site has what letters lead to. `base`: where people find it. */

import type { Stoppable } from '@shared/api/notices';
import type { Stop } from './addressee';

/** What a player is told, and by what. */
export function noticesPageOf(base: string): string {
  return `${base}/notices/`;
}

/** The games that wait for whoever is signed in. */
export function homePageOf(base: string): string {
  return `${base}/`;
}

/** Tables at which there are seats. */
export function tablesPageOf(base: string): string {
  return `${base}/tables/`;
}

/** Where one player stops mails of one kind. `token`: their own, as their account has it. docs/notices.md, "Mail" */
export function stopAddresses(base: string, player: string, kind: Stoppable, token: string): Stop {
  const whole = `${player}.${kind}.${token}`;
  return { post: `${base}/api/unsubscribe?token=${whole}`, page: `${base}/unsubscribe/#token=${whole}` };
}

/** A game. */
export function gamePageOf(base: string, id: string): string {
  return `${base}/game/?id=${id}`;
}

/** Whether a game that is over has gone as chance would have it. */
export function checkPageOf(base: string, id: string): string {
  return `${base}/check/?id=${id}`;
}
