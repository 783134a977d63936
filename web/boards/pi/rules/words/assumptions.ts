/** What is assumed of the second edition and of Duel, by the codes of shared/games/pi/editions/assumptions.ts. */

import type { Assumption } from '@shared/games/pi/editions/assumptions';
import type { Catalogue } from '@shared/words/sentence';

const sentences: Readonly<Record<Assumption, string>> = {
  'second.names':
    'Several places and some suspects have other names in the printed second edition. Which ones is not known: here they have those of the first.',
  'second.schedule':
    'How much each rank is worth is not known. Played here: {rounds} in the rounds one after the other; what comes first adds up to {to}, the end of the track.',
  'second.order':
    'Two who solve in the same phase take the next two places in the order of their turns. A wrong attempt takes no place.',
  'second.floor':
    'The score stops at {from}: further wrong attempts there cost nothing. For ties every wrong attempt counts all the same.',
  'second.again': 'Whoever was wrong plays on, and may try again, as in the first edition.',
  'second.ties': 'Ties are broken as in the first edition: more unused investigators, then fewer points lost by wrong attempts.',
  'duel.investigators':
    'Used investigators go back to the supply, unused ones are kept. At a new round each hand is raised by {more} and cut to {most}; then the last round’s winner sets {aside} aside.',
  'duel.last-turn': 'The one more turn of the other player, after the start player was right, has to be an attempt.',
  'duel.score': 'A wrong attempt costs no points; the score is rounds won.',
  'duel.start': 'The start player is drawn by lot in the first round. Then the marker passes each round, also after a tie.',
  'duel.map': 'On the night side the same places are next door to each other as on the day side.',
};

export const assumptionWords: Catalogue = {
  'assumptions.head': 'What we assume',
  'assumptions.lead.second':
    'Of the second edition we know one page of help, which says what differs from the first. Where it leaves something open, we had to assume. As soon as more is known, it is changed.',
  'assumptions.lead.duel':
    'Of Duel we know one page of help. Where it leaves something open, we had to assume. As soon as more is known, it is changed.',
  ...Object.fromEntries(Object.entries(sentences).map(([code, text]) => [assumptionCode(code), text])),
};

/** The code of the sentence on an assumption. */
export function assumptionCode(assumption: string): string {
  return `assumed.${assumption}`;
}
