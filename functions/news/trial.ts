import { trialLetter } from '../mail/trial';
import { briefTo } from './brief';
import type { News } from './news';
import { say } from './say';

/** To who wants to see whether a channel works. */
export function trialNews(): News {
  return { brief: briefTo('/notices/', say('trial'), say('trialSays')), letter: trialLetter };
}
