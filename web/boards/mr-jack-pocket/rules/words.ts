/** The rules of Mr. Jack Pocket, told to somebody who has never played: ICU MessageFormat by code. */

import type { Catalogue } from '@shared/words/sentence';
import { rulingWords } from './ruling-words';

const cover = {
  summary: 'A chase by gaslight for two: one hides among nine people, the other looks for them with three detectives.',
  length: 'at most {rounds} rounds of {actions} actions, about a quarter of an hour at one sitting',
  'cover.shows': 'Nine alleys in a square, three detectives around them, and beams of light where they look.',
  'cover.caption': 'A round nearly over: {seen} suspects stand in the light, {dark} in the dark.',
};

const about = {
  'about.head': 'What it is about',
  'about.one':
    'It is night, and nine people are out in the alleys. One of them is <b>Jack</b>, and only the player who is Jack knows which.',
  'about.two':
    'The other player is the <b>Investigator</b>, and has {rounds} rounds to find him: each round ends with the question whether any detective sees Jack, and the answer clears those whom it does not fit.',
  'about.three':
    'Jack wins by gathering <b>{goal} hourglasses</b>, one for each round in which nobody saw him and some from alibi cards; the Investigator wins as soon as <b>one suspect</b> is left.',
};

const table = {
  'table.head': 'What lies on the table',
  'table.alleys':
    '<b>Nine alleys</b>, three by three. Each has a street, a wall of brick on one side, and somebody on it: a portrait with a name is a <b>suspect</b>; a lamp and a tick before the name is somebody <b>innocent</b>. An alley that turns innocent keeps its wall where it was. Only {lane} changes: as a suspect he has a wall like everybody, as an innocent his alley is open on all sides.',
  'table.detectives':
    '<b>Three detectives</b>, {detectives}, stand at the edge. There are {positions} positions, numbered clockwise from the top left. Each detective looks straight into the alleys before him.',
  'table.tokens':
    '<b>Four action tokens</b> with two faces each. What is up is what can be done this round; the small coin shows the face that is down. Both players see both.',
  'table.cards': '<b>Nine alibi cards</b>, one for each person, with nought to two hourglasses on them: {total} in all.',
  'table.rounds':
    '<b>{rounds} round tokens.</b> Each goes to whoever the round went to. To Jack it is worth one hourglass, to the Investigator nothing.',
  'start.shows': 'The nine alleys at the start. {holmes} stands at 12, {watson} at 4 and {toby} at 8, each before a wall.',
  'start.caption': 'The start: every detective looks at a wall, so nobody is seen.',
  'nine.shows': 'The nine, with the hourglasses on their alibi cards.',
  'nine.card': '{name}: {count}.',
  'nine.caption': 'The nine, and what their alibi cards are worth to Jack.',
  'tokens.shows': 'Four coins with these faces up: {up}. Underneath: {down}.',
  'tokens.caption': 'The tokens of an odd round. Next round the small coins are up.',
};

const setUp = {
  'set-up.head': 'The start',
  'set-up.lay':
    'The nine alleys are shuffled and laid out, all suspects, each turned by chance; only the three before the detectives are turned so that their walls face them.',
  'set-up.stand': '{holmes} stands at {atHolmes}, {watson} at {atWatson}, {toby} at {atToby}.',
  'set-up.draw': 'Jack draws one alibi card in secret. That is who he is for the whole game. The other eight cards are the deck.',
  'set-up.roles': 'Who is Jack is agreed when the table is opened: its host, the guest, or by lot.',
};

const round = {
  'round.head': 'A round, step by step',
  'round.tokens':
    '<b>The tokens.</b> In odd rounds all four are tossed. In even rounds they are turned over instead, so that over two rounds each of the eight faces is played once.',
  'round.pick':
    '<b>Four actions.</b> Whoever is to act takes any token not yet used and does what its face says. Nobody may pass. The last token is forced, what is done with it is not.',
  'round.question': '<b>The appeal for witnesses.</b> Is Jack seen? The answer clears some of the suspects.',
  'round.end': '<b>The end?</b> Whoever has reached their goal wins. Otherwise the next round begins.',
  'round.order': 'Who takes the four actions',
  'round.which': 'Action',
  'round.nth': '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'round.who': '{role}',
  'round.odd': 'Odd rounds',
  'round.even': 'Even rounds',
  'round.middle':
    'The two in the middle are taken by one player one after the other: what the first has done is seen before the second is chosen.',
};

const actions = {
  'actions.head': 'The actions',
  'action.name': '{face}',
  'action.detectives': '{detectives}',
  'action.move':
    'The detective on the token moves 1 or 2 positions clockwise, never none. Several detectives may stand at the same position.',
  'action.joker': 'Any one detective moves exactly 1 position clockwise. Jack, and only he, may move nobody instead.',
  'action.rotation':
    'One alley, a suspect’s or an innocent’s, is turned a quarter either way or by half. Its wall must come to another side, and an alley turned this round cannot be turned again before the next.',
  'action.exchange': 'Two alleys change places. Neither is turned.',
  'action.alibi':
    'The top card of the deck. Drawn by <b>the Investigator</b> it is shown to both: that person is innocent, and the hourglasses on the card are lost to Jack. Drawn by <b>Jack</b> it stays secret, the hourglasses are his, and nobody is cleared.',
  'example.move.shows': '{name} has gone from position {from} to {to}, and the light with him.',
  'example.move.caption': '<b>{name}</b>, two steps: from {from} to {to}. He looks down another street now.',
  'example.joker.caption': '<b>Joker:</b> {name} goes one step, from {from} to {to}.',
  'example.rotation.shows': 'The alley of {name}, its wall turned from {from} to {to}; light falls through.',
  'example.rotation.caption':
    '<b>Rotation:</b> the wall of {name} goes from {from} to {to}. {before} suspects were seen, now {after} are.',
  'example.exchange.shows': '{first} and {second} have changed places, their walls on the same side as before.',
  'example.exchange.caption': '<b>Exchange:</b> {first} steps into the light where {second} stood. Both walls point as before.',
};

const sight = {
  'sight.head': 'Who is seen',
  'sight.rule': 'A detective looks straight down his street, over all three alleys if nothing stops him. Take them in turn:',
  'sight.near': '<b>A wall on the near side?</b> Stop: this alley is not seen, and nothing behind it.',
  'sight.seen': '<b>Otherwise it is seen.</b> Whoever stands there is in the light.',
  'sight.far': '<b>A wall on its far side?</b> Stop here: nothing behind it is seen.',
  'sight.on': '<b>Otherwise look on</b> into the next alley.',
  'sight.sides':
    'Walls at the side of the street do not matter, and people never stand in the way. Innocents are looked past like anybody: only their walls count.',
  'sight.example': 'An example',
  'sight.shows': 'The example, alley by alley.',
  'shows.tile': 'At the {place} {name}, {side, select, innocent {innocent} other {suspect}}, {wall}.',
  'shows.detective': '{name} stands at {position}.',
  'sight.caption': 'Plain edges are the light of {holmes}, dashed those of {watson}, dotted those of {toby}.',
  'sight.holmes':
    '<b>{name}, at {position},</b> looks down past {one}, who is innocent and whose wall is at the side, and sees {two}. {three} has a wall towards him: in the dark.',
  'sight.watson':
    '<b>{name}, at {position},</b> looks along the bottom row: {one}, then over the open crossroads of {two}, and as far as {three}.',
  'sight.toby':
    '<b>{name}, at {position},</b> sees the crossroads of {one}, where nobody suspect is. The wall of {two} faces him, and ends it.',
  'sight.sum': 'So <b>{seen}</b> are seen, and <b>{dark}</b> are in the dark.',
};

const appeal = {
  'appeal.head': 'The appeal for witnesses',
  'appeal.rule':
    'After the fourth action the question is put: does any detective see Jack? The answer is worked out from the board; nobody types it, and nobody can get it wrong.',
  'appeal.seen': '<b>Seen:</b> everybody suspect in the dark is innocent. The Investigator takes the round token.',
  'appeal.hidden': '<b>Hidden:</b> everybody suspect in the light is innocent. Jack takes the round token: one hourglass.',
  'appeal.same': 'Take the position above, both ways:',
  'appeal.split.shows': 'Seen: {seen}. In the dark: {dark}.',
  'appeal.split.caption': 'What each answer would do. Beside the board you always find this reckoning for your own game.',
  'appeal.if-seen.shows':
    'The same alleys after the answer that Jack is seen: {suspects} are suspects still, the others are innocent.',
  'appeal.if-seen.caption': 'If Jack is <b>{jack}</b>, he is seen: {cleared} are cleared.',
  'appeal.if-hidden.shows':
    'The same alleys after the answer that Jack is hidden: {suspects} are suspects still, the others are innocent.',
  'appeal.if-hidden.caption': 'If Jack is <b>{jack}</b>, he is hidden: {cleared} are cleared, and Jack has an hourglass more.',
  'appeal.total':
    'Jack’s hourglasses are his round tokens and what is on the alibi cards he drew by action. <b>The card that says who he is does not count.</b>',
  'appeal.known': 'The Investigator sees Jack’s round tokens and how many cards he holds, but not what is on them.',
  'round-panel.shows':
    'A row of eight round tokens, and below it Jack’s hourglasses: {sight} in sight, more perhaps on {cards} secret cards.',
  'round-panel.caption': 'How it looks beside the board: a lens for a round of the Investigator, an hourglass for one of Jack.',
};

const end = {
  'end.head': 'The end',
  'end.rule':
    'Whether somebody has won is judged after an appeal, never in the middle of a round. Two things are looked at: whether exactly <b>one suspect</b> is left, and whether Jack has <b>{goal} hourglasses</b> or more.',
  'end.one': '<b>One suspect left:</b> the Investigator wins.',
  'end.six': '<b>{goal} hourglasses:</b> Jack wins.',
  'end.both':
    '<b>Both at once:</b> if Jack is seen in that appeal, the Investigator wins. If he is hidden, the <b>chase</b> is on: play goes on, and the first appeal that sees him ends it. If he is still hidden after round {rounds}, he has got away and wins.',
  'end.neither': '<b>Neither, after round {rounds}:</b> Jack wins.',
  'end.no-accusing': 'There is nothing to win by guessing: the Investigator never names Jack.',
  'end.table': 'Every way a round can end',
  'end.round': 'Round',
  'end.is-one': 'One suspect left',
  'end.is-six': 'Jack has {goal}',
  'end.is-seen': 'Jack is',
  'end.result': 'Result',
  'end.before': '1 to {last}',
  'end.last': '{rounds}',
  'end.yes': 'yes',
  'end.no': 'no',
  'end.seen': 'seen',
  'end.hidden': 'hidden',
  'end.either': 'either',
  'end.on': 'play on',
  'end.chase': 'the chase: play on',
  'end.jack': '<b>Jack wins</b>',
  'end.investigator': '<b>Investigator wins</b>',
};

const secrets = {
  'secrets.head': 'Who knows what',
  'secrets.table': 'Who sees what during the game',
  'secrets.what': 'What',
  'secrets.others': 'Anybody else',
  'secrets.board': 'Alleys, walls, detectives, both faces of the tokens, round tokens',
  'secrets.shown': 'Alibi cards the Investigator drew',
  'secrets.count': 'How many alibi cards Jack holds',
  'secrets.jack': 'Who Jack is, his cards, his exact total',
  'secrets.deck': 'The order of the deck',
  'secrets.after': 'After the end everything is face up for all.',
};

const first = {
  'first.head': 'For your first game',
  'first.both':
    'The faces underneath the tokens come up next round if this one is odd. Know what your opponent will have before you leave it to them.',
  'first.investigator': 'As the Investigator',
  'first.halves':
    'Try to have about half of the suspects in the light at the appeal: then either answer clears many. The count above the board tells you where you stand.',
  'first.last': 'In odd rounds the last action is yours. Keep a token for it that moves the light, such as a detective.',
  'first.alibi': 'An alibi clears somebody for certain and takes hourglasses from Jack. It is seldom a bad action.',
  'first.jack': 'As Jack',
  'first.side':
    'You know the answer, so you know who would be cleared. Being seen is no shame while many stand in the light with you: then few are cleared.',
  'first.hidden': 'Hidden with many others in the dark you gain an hourglass, and few are cleared.',
  'first.quiet': 'Do not show by your moves whom you care for. Turn and move others’ alleys too.',
  'first.sand':
    'Even rounds end with your action. {goal} hourglasses are a long way of {rounds} rounds: draw an alibi when you can, and hide when it clears few.',
};

const mail = {
  'mail.turns': 'The two actions in the middle are one turn: you send the first, see what it does, and go on.',
  'mail.leaving': '<b>Leaving:</b> if either player leaves, at any moment, the other wins.',
  'mail.auto': '<b>Out of time:</b> where a turn has a limit and it passes, one of the legal actions is played, drawn at random.',
};

export const words = {
  name: 'Mr. Jack Pocket',
  ...cover,
  ...about,
  ...table,
  ...setUp,
  ...round,
  ...actions,
  ...sight,
  ...appeal,
  ...end,
  ...secrets,
  ...first,
  ...mail,
  ...rulingWords,
} as const satisfies Catalogue;

export type Code = keyof typeof words;
