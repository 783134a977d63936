import type { GameAnswer } from '@shared/api/games';
import { paceBriefly } from '@web/pace/words';
import { say } from '@web/words/say';
import { describeOptions } from './title';

/** What is to be played at a table, the time for a turn, and whether it counts, in a line. */
export function gist({ title, options, pace, rated }: Pick<GameAnswer, 'title' | 'options' | 'pace' | 'rated'>): string {
  return [describeOptions(title, options), paceBriefly(pace), ...(rated ? [say('ratedTable')] : [])].join(' · ');
}
