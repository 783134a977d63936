/** The map, a card of it read out, and the evidence. */

import type { Catalogue } from '@shared/words/sentence';
import { KIND, OWNER, TOKEN } from './pieces';

const map = {
  'map.name': 'The city',
  'map.phase': 'phase {phase}',
  'map.worth': 'Worth of a solution',
  'map.was': 'no longer',
  'map.now': 'now',
  'map.rounds': 'Rounds',
  'map.round': 'Round {round}',
  'map.won': 'won',
  'map.tied': '{count, plural, one {tied} other {# tied}}',
  'map.larger': 'Larger cards',
  'map.smaller': 'The whole city',
  'map.here': 'here',
  'map.near': 'next door',
  'map.no-suspect': 'nobody',
  'map.no-crime': 'no crime',
  'map.rest': '+{count}',
  'look.head': 'A closer look',
  'look.how': 'Press a place to see who is there and what is next door, or an evidence card to see what it reaches.',
  'look.how-now': 'Press a place to see who was there.',
  'look.investigator': '{discs} here, {cubes} next door',
  'look.disc': '{element}: yes',
  'look.cube': 'next door to {element}',
  'look.empty': 'Nothing lies here.',
};

const cards = {
  'card.place':
    '{place}{card, select, here {, chosen} near {, next door} other {}}{asked, select, yes {, asked about} other {}}.',
  'card.suspect': 'Suspect {element}{asked, select, yes {, asked about} other {}}.',
  'card.crime': 'Crime {element}{asked, select, yes {, asked about} other {}}.',
  'card.no-suspect': 'No suspect.',
  'card.no-crime': 'No crime.',
  'card.investigator': `${OWNER} investigator: {discs, plural, one {# disc} other {# discs}}, {cubes, plural, one {# cube} other {# cubes}}.`,
  'card.mark': `${OWNER} ${TOKEN} on {element}.`,
};

const evidence = {
  'evidence.head': 'Evidence',
  'evidence.piles': 'deck {deck} · used {used}',
  'evidence.empty': 'No card is left.',
  'evidence.kind': KIND,
  'evidence.tile': '{kind, select, suspect {Suspect} other {Crime}} {element}, at {place}.',
  'evidence.place': 'Place {element}.',
  'evidence.answered': `Your ${TOKEN} lies on it.`,
};

export const city = { ...map, ...cards, ...evidence } as const satisfies Catalogue;
