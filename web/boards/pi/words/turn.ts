/** The viewer's turn: three actions, what each asks, what it costs. */

import type { Catalogue } from '@shared/words/sentence';
import { AT, KIND, TOKEN } from './pieces';

const acts = {
  'turn.yours': 'Your turn',
  'turn.theirs': '{seat} is to move',
  'turn.acts': 'One of three actions',
  'turn.investigate': 'Investigator',
  'turn.evidence': 'Evidence',
  'turn.solve': 'Solve',
  'turn.investigators': '{count, plural, =0 {none left} other {# left}}',
  'turn.everywhere': 'one everywhere',
  'turn.not-now': 'not now',
  'turn.cards': '{count, plural, =0 {no card} one {# card} other {# cards}}',
  'turn.must-solve':
    '<b>You must try to solve.</b> {investigators, select, none {You have no investigators left} other {You have an investigator at every place}}, and {cards, select, none {no evidence is left} other {your disc or cube lies on every card’s tile}}.',
  'turn.last-chance': '<b>You have this one turn left:</b> {seat} has solved, so it must be an attempt.',
  'turn.back': 'Put back',
};

const investigate = {
  'send.where': 'Send where?',
  'send.how': 'Press a place of the city. One of yours at a place is enough; others’ do not matter.',
  'send.to': 'Investigator to {place}',
  'send.near': '{count} next door',
  'send.discs': '<b>Discs:</b> how many of your three are here: {elements}.',
  'send.cubes':
    '<b>Cubes:</b> how many are next door, in the {count, select, 3 {three} 4 {four} 6 {six} other {{count}}} outlined.',
  'send.taken': 'Your investigator is at {place} already.',
  'send.bar': '<b>Investigator</b> to {place}',
  'send.go': 'Send investigator',
};

const ask = {
  'ask.what': 'Ask about what?',
  'ask.how': 'Press a card of the evidence. It asks where its tile lies, and next door.',
  'ask.about': 'Ask about {element}',
  'ask.disc': `<b>Disc</b> on {element}: your ${KIND} is {element}${AT}.`,
  'ask.cube': `<b>Cube</b> on {element}: your ${KIND} is next door{count, plural, =1 {: {near}} other {, one of {near}}}.`,
  'ask.nothing': '<b>Nothing:</b> the card stays before you, for all to see.',
  'ask.moves': 'Your investigator is here: a token that is due moves from it to the tile.',
  'ask.answered': `Your ${TOKEN} lies on {element} already.`,
  'ask.bar': `<b>Evidence:</b> ask about {element}${AT}`,
  'ask.then': 'Free. The answer comes at once, for all to see.',
  'ask.go': 'Ask about {element}',
};

const solve = {
  'solve.what': 'Who, where and what?',
  'solve.pick': 'pick one of each',
  'solve.suspect': 'Suspect',
  'solve.place': 'Place',
  'solve.crime': 'Crime',
  'solve.held': 'you hold it',
  'solve.shown': 'another’s',
  'solve.nothing': 'no trace',
  'solve.cube': 'next door',
  'solve.disc': 'yours',
  'solve.again': '<b>You named just these</b> before, and it was wrong.',
  'solve.bar': '<b>Solve:</b> {suspect}, {place}, {crime}',
  'solve.go': 'Try to solve',
};

export const turn = { ...acts, ...investigate, ...ask, ...solve } as const satisfies Catalogue;
