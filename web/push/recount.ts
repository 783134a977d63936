import { myGames } from '@web/api/games';
import { waitsForMe } from '@web/games/waits-for-me';
import { showWaiting } from './badge';
import { isInstalled } from './standing';

/** Counts anew what waits for the reader, where the number is shown: after a turn. */
export function recount(): void {
  if (!isInstalled()) return;
  myGames().then(
    ({ games }) => showWaiting(games.filter(waitsForMe).length),
    () => {},
  );
}
