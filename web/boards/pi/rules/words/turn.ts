/** P.I. for somebody who has never played: a turn, and how it is answered. */

import type { Catalogue } from '@shared/words/sentence';

export const turnWords = {
  'turn.head': 'A turn',
  'turn.one': 'On your turn you do <b>one of three things</b>. You cannot pass.',
  'turn.investigate': 'Send an investigator',
  'turn.investigate.says': 'Asks about a place and all that is there. Tells much, but you have few of them.',
  'turn.evidence': 'Take an evidence card',
  'turn.evidence.says': 'Asks about one suspect, place or crime. Costs nothing, and you see at once which one it was about.',
  'turn.solve': 'Try to solve',
  'turn.solve.says': 'Name a suspect, a place and a crime. All hear it, and whether it is right.',

  'investigate.head': 'Sending an investigator',
  'investigate.where':
    'Choose any place where you have none yet; others’ do not matter. Each of the three parts of your case is looked at by itself:',
  'investigate.here': '<b>Here?</b> If that part of your case is in this very place, there is a disc.',
  'investigate.near': '<b>Next door?</b> Otherwise, if it is in a place next door, there is a cube.',
  'investigate.nothing': '<b>Neither?</b> Then there is nothing for it.',
  'investigate.told':
    'The pieces lie on the investigator. <b>How many</b> is told to everybody; <b>which part</b> each of them means is not, and their order does not tell it.',
  'example.head': 'An example',
  'example.send':
    'The case of {name} is {suspect}, {place} and {crime}, but {name} does not know that. An investigator goes to {at}, and the answer is <b>{discs, plural, =0 {no disc} one {# disc} other {# discs}} and {cubes, plural, =0 {no cube} one {# cube} other {# cubes}}</b>:',
  'example.suspect':
    '<b>{element}</b> is at {lies}, which is {answer, select, disc {this very place: a disc} cube {next door: a cube} other {farther off: nothing}}.',
  'example.place':
    '<b>{element}</b> is {answer, select, disc {this very place: a disc} cube {next door: a cube} other {farther off: nothing}}.',
  'example.learns':
    'So {name} learns: of the two things and the place here one is in the case, and one more is in the {near} places next door.',
  'example.send.shows':
    'The city with an investigator of {name} at {at}, on it {discs, plural, one {# disc} other {# discs}} and {cubes, plural, one {# cube} other {# cubes}}. The places next door are framed.',
  'example.send.caption': 'An investigator at {at}: {discs} here, {cubes} next door.',

  'evidence.head': 'Taking an evidence card',
  'evidence.what':
    'An evidence card asks about one thing, and only about things of its sort: a suspect’s card about suspects, a place’s about places, a crime’s about crimes. It looks from where its tile lies.',
  'evidence.disc': '<b>It is the one in your case:</b> a disc on its tile.',
  'evidence.cube': '<b>Yours is of the same sort and next door:</b> a cube on its tile.',
  'evidence.nothing':
    '<b>Neither:</b> the card stays before you, face up, and out of play until the {unit} ends. It tells everybody what your case is not.',
  'evidence.moves':
    'If your own investigator stands there with such a piece on it, that piece moves to the tile: now you know what it meant. Otherwise the piece comes from the box. A card that placed a piece is put with the used ones.',
  'evidence.not': 'You may not take a card whose tile carries a disc or cube of yours already.',
  'evidence.refill': 'After each turn the display is filled up to {display} again.',
  'reach.shows': 'The city with the tile of {card} at {at} in a thick frame, and the suspects next door outlined: {near}.',
  'reach.caption':
    'The card of <b>{card}</b> asks about suspects: a disc if yours is {card}, a cube if yours is one of the outlined, next door.',
  'answers.head': 'Three cards, three answers',
  'answers.lead': '{name} goes on, and takes these cards one turn after the other:',
  'answers.cards.shows': 'Three evidence cards: {cards}.',
  'answers.cards.caption': 'Each card says what it asks about, and where its tile lies.',
  'answers.cube': '<b>{card}</b>, at {at}: a cube. {mine} is next door, at {lies}.',
  'answers.disc':
    '<b>{card}</b>, at {at}: a disc. It is in the case. The investigator there had a disc on it, so that disc moves to the tile.',
  'answers.nothing': '<b>{card}</b>, at {at}: nothing. {mine} is neither there nor next door. The card stays before {name}.',
  'answers.shows':
    'The city after three cards: a disc of {name} on {disc}, a cube on {cube}, and the investigator with only a cube left.',
  'answers.caption': 'After the three cards: a disc on {disc}, a cube on {cube}; the investigator has kept its cube.',

  'solve.head': 'Trying to solve',
  'solve.name': 'Name one suspect, one place, one crime. Everybody hears them. “Nobody” and “no crime” are in no case.',
  'solve.right':
    '<b>Right:</b> three discs show the solution. Your other pieces leave the board, and you take no more turns in this {unit}. The cards you hold go on answering for your neighbour.',
  'solve.right.duel': '<b>Right:</b> three discs show the solution. Whether that wins the round is told in the next chapter.',
  'solve.wrong.first':
    '<b>Wrong:</b> you lose {penalty} points, and hear only that it was wrong, not which part. You may try again on a later turn.',
  'solve.wrong.second':
    '<b>Wrong:</b> you lose {penalty} points, and hear only that it was wrong, not which part. You may try again on a later turn.',
  'solve.wrong.duel': '<b>Wrong:</b> the round is lost, and the other player wins it.',
} as const satisfies Catalogue;
