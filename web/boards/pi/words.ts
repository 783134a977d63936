/** What the site says of P.I. beyond the title's own words. */

import type { Catalogue } from '@shared/words/sentence';

const OWNER = '{mine, select, yes {Your} other {{seat}’s}}';
const KIND = '{kind, select, suspect {suspect} place {place} other {crime}}';
const TOKEN = '{token, select, disc {disc} other {cube}}';
const AT = '{at, select, none {} other {, at {at}}}';

const city = {
  'map.name': 'The city',
  'map.game': 'Mini-game {game} of {games}',
  'map.phase': 'phase {phase}',
  'map.worth': 'Worth of a solution',
  'map.was': 'no longer',
  'map.now': 'now',
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

/** A card of the map, read out. */
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

const turn = {
  'turn.yours': 'Your turn',
  'turn.theirs': '{seat} is to move',
  'turn.acts': 'One of three actions',
  'turn.investigate': 'Investigator',
  'turn.evidence': 'Evidence',
  'turn.solve': 'Solve',
  'turn.investigators': '{count, plural, =0 {none left} other {# left}}',
  'turn.everywhere': 'one everywhere',
  'turn.cards': '{count, plural, =0 {no card} one {# card} other {# cards}}',
  'turn.stakes': '+{value} or −{penalty}',
  'turn.must-solve':
    '<b>You must try to solve.</b> {investigators, select, none {You have no investigators left} other {You have an investigator at every place}}, and {cards, select, none {no evidence is left} other {your disc or cube lies on every card’s tile}}.',
  'turn.back': 'Put back',
  'turn.worthwhile': 'Everyone who solves in this phase scores {value}.',
};

const investigate = {
  'send.where': 'Send where?',
  'send.how': 'Press a place of the city. One of yours at a place is enough; others’ do not matter.',
  'send.to': 'Investigator to {place}',
  'send.near': '{count} next door',
  'send.discs': '<b>Discs:</b> how many of your three are here: {elements}.',
  'send.cubes':
    '<b>Cubes:</b> how many are next door, in the {count, select, 3 {three} 4 {four} 6 {six} other {{count}}} outlined.',
  'send.price':
    '{left, plural, =1 {<b>Your last one</b> for the rest of the game.} other {<b># left</b> for the rest of the game, {after} after this.}}',
  'send.taken': 'Your investigator is at {place} already.',
  'send.bar': '<b>Investigator</b> to {place}',
  'send.then':
    '{left, plural, =1 {Your last one for the rest of the game.} other {# left for the rest of the game, {after} after this.}} The answer comes at once and stays.',
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
  'solve.right': '<b>Right:</b> +{value}, and you are done with this mini-game.',
  'solve.wrong': '<b>Wrong:</b> −{penalty}. Nobody is told which part; you may try again on a later turn.',
  'solve.again': '<b>You named just these</b> before, and it was wrong.',
  'solve.bar': '<b>Solve:</b> {suspect}, {place}, {crime}',
  'solve.then': '+{value} or −{penalty}. All see what you name and whether it is right.',
  'solve.go': 'Try to solve',
};

const players = {
  'players.head': 'Players',
  'players.order': 'in turn order',
  'players.you': '{seat} (you)',
  'players.starts': 'starts',
  'players.solved': 'solved',
  'players.solved-when': 'phase {phase}, +{points}',
  'players.to-move': 'to move',
  'players.next': 'next',
  'players.done': 'took a turn this phase',
  'players.left': 'left the game',
  'players.wrong': 'wrong {times, plural, one {once} =2 {twice} other {# times}}, −{points}',
  'players.guessed': 'Guessed: {suspect}, {place}, {crime}',
  'players.kept': 'No trace: {elements}',
  'players.investigators': '{count, plural, one {# investigator left} other {# investigators left}}',
  'players.score': '{score, plural, one {# point} other {# points}}',
};

const cases = {
  'case.hold': 'You hold {seat}’s case',
  'case.secret': 'secret',
  'case.solved': 'solved',
  'case.note': 'None of these is in your own case. {seat} holds yours.',
  'case.shown': '{count, plural, one {Case solved} other {Cases solved}}',
  'case.all': 'The cases',
  'case.of': '{mine, select, yes {Your case} other {{seat}’s case}}',
  'case.points': '{points, plural, =0 {not solved} other {+#}}',
  'clue.head': 'Your clues',
  'clue.none': 'None yet in this mini-game.',
  'clue.counts': '{discs} here, {cubes} next door{moved, plural, =0 {} other {, # of them on tiles}}',
  'clue.disc': 'yes, yours',
  'clue.cube': 'next door to {place}',
  'clue.nothing': 'not here, not next door',
};

const sheet = {
  'sheet.suspect': 'Suspects',
  'sheet.place': 'Places',
  'sheet.crime': 'Crimes',
};

const end = {
  'end.head': 'Behind the scores',
  'end.made-of':
    '{solved, plural, =0 {nothing solved} other {+# for solutions}} · {penalties, plural, =0 {no penalties} other {−# in penalties}}',
  'end.unused': '{count, plural, =0 {no investigator left} one {# investigator left} other {# investigators left}}',
};

const table = {
  'table.first': 'First edition',
  'table.first-said': 'First edition: three mini-games, five investigators each for all of them.',
  'table.subtitle': '{edition} · {players}',
};

export const words = {
  title: 'P.I.',
  ...city,
  ...cards,
  ...evidence,
  ...turn,
  ...investigate,
  ...ask,
  ...solve,
  ...players,
  ...cases,
  ...sheet,
  ...end,
  ...table,
} as const satisfies Catalogue;

export type Code = keyof typeof words;
