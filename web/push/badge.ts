/** Shows on the site's sign, where it is installed, how many games wait for the reader. 0: no number. */
export function showWaiting(games: number): void {
  // Where there is no sign to put it on, nothing is lost.
  if ('setAppBadge' in navigator) navigator.setAppBadge(games).catch(() => {});
}
