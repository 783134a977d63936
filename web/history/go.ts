import { addressOf, type Moment } from './moment';

/** Shows a moment of a game on its page, or, without one, the game as it is now. The back button comes back from there. */
export function goTo(page: string, moment?: Moment): void {
  history.pushState(undefined, '', addressOf(page, moment));
}

/** The same in the place of the moment on show: the back button leads past both. */
export function turnTo(page: string, moment: Moment): void {
  history.replaceState(undefined, '', addressOf(page, moment));
}
