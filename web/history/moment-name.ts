import { START } from './moment';
import { say } from './say';

/** A moment as people count: the first version is the start, each later one a move. */
export function momentName(at: number, latest: number): string {
  const of = latest - START;
  return at <= START ? say('moment.start', { of }) : say('moment.move', { n: at - START, of });
}
