/** The words of Mr. Jack Pocket in English: sentences, terms, ways a game ends, refusals. */

import type { Catalogue } from '../../words/sentence';

const LOST = '{hourglasses, plural, =0 {No hourglass is} one {# hourglass is} other {# hourglasses are}} lost to Jack.';

const sentences = {
  start: 'The game begins: {seat} is <b>Jack</b>.',
  'start-in-secret': 'The game begins: {seat} is Jack, and goes as <b>{identity}</b>.',
  'tokens-tossed': 'Round {round}, tokens tossed: <b>{faces}</b>.',
  'tokens-flipped': 'Round {round}, tokens flipped: <b>{faces}</b>.',
  moved: '{seat} played <b>{detective}</b>, {from} → {to}.',
  'moved-by-joker': '{seat} played <b>Joker</b>: {detective}, {from} → {to}.',
  waited: '{seat} played <b>Joker</b>: nobody moves.',
  rotated: '{seat} played <b>Rotation</b>: {character}’s wall, {from} → {to}.',
  'rotated-crossroads': '{seat} played <b>Rotation</b>: Lane’s open crossroads, which stays as it is.',
  exchanged: '{seat} played <b>Exchange</b>: {first} and {second} change places.',
  'alibi-in-secret': '{seat} played <b>Alibi</b> and keeps the card.',
  'alibi-kept':
    '{seat} played <b>Alibi</b> and keeps {card}, {hourglasses, plural, =0 {no hourglass} one {# hourglass} other {# hourglasses}}.',
  'alibi-cleared': `{seat} played <b>Alibi</b>: <b>{card}</b> is innocent. ${LOST}`,
  'alibi-spent': `{seat} played <b>Alibi</b>: {card}, innocent already. ${LOST}`,
  'appeal-hidden':
    'Round {round} appeal: <b>Jack hidden</b>. {count, plural, =0 {No suspect was seen.} one {{cleared} was seen, so is innocent.} other {{cleared} were seen, so are innocent.}}',
  'appeal-seen':
    'Round {round} appeal: <b>Jack seen</b>. {count, plural, =0 {No suspect was in the dark.} one {{cleared} was in the dark, so is innocent.} other {{cleared} were in the dark, so are innocent.}}',
  left: '{seat} left the game.',
  end: '<b>{winner} wins</b>: {how}. Jack was {identity}, with {hourglasses, plural, =0 {no hourglass} one {# hourglass} other {# hourglasses}}.',
};

const terms = {
  madame: 'Madame',
  goodley: 'Goodley',
  bert: 'Bert',
  gull: 'Gull',
  stealthy: 'Stealthy',
  smith: 'Smith',
  lestrade: 'Lestrade',
  pizer: 'Pizer',
  lane: 'Lane',
  holmes: 'Holmes',
  watson: 'Watson',
  toby: 'Toby',
  nobody: 'nobody',
  alibi: 'Alibi',
  rotation: 'Rotation',
  exchange: 'Exchange',
  joker: 'Joker',
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  jack: 'Jack',
  investigator: 'Investigator',
};

/** Said after a colon, as in "Nora wins: ...". */
const hows = {
  'one-suspect': 'one suspect is left',
  'six-hourglasses': 'Jack has his six hourglasses',
  'both-seen': 'one suspect is left, and Jack, with his six hourglasses, was seen',
  'both-hidden': 'Jack has his six hourglasses and was hidden to the last',
  'never-found': 'eight rounds are over, and suspects are left',
  forfeit: 'the other player left',
};

/** What stands in a picture. */
export const phrases = {
  'picture.now': 'Round {round} of {rounds}, action {action} of {actions}: {player} to pick.',
  'picture.won': 'Round {round} of {rounds}. Won by {player}:',
  'picture.jack': 'Jack',
  'picture.investigator': 'the Investigator',
  'picture.wall': '# wall',
  'picture.innocents': '(name) innocent',
  'picture.up': '{face} ({under})',
  'picture.used': '{face} used ({under})',
  'picture.tokens': 'Tokens',
  'picture.seen': 'Seen',
  'picture.dark': 'In the dark',
  'picture.rounds': 'Round tokens',
  'picture.shown': 'Alibis shown',
  'picture.cards': 'Alibi cards',
  'picture.held': 'Jack holds {count}',
  'picture.deck': 'the deck has {count}',
  'picture.identity': 'Jack is',
  'picture.jack-cards': 'Jack’s cards',
  'picture.hourglasses': 'Hourglasses',
  'picture.you': 'You are',
  'picture.none': 'none',
} as const satisfies Catalogue;

const refusals = {
  game_over: 'The game is over.',
  no_such_action: 'There is no such action.',
  no_such_seat: 'There is no such seat.',
  no_such_token: 'There is no such token.',
  token_used: 'That token has been used this round.',
  face_down: 'That side of the token is down this round.',
  one_or_two_steps: 'A detective moves one or two positions.',
  no_such_detective: 'There is no such detective.',
  only_jack_moves_nobody: 'Only Jack may move nobody.',
  no_such_tile: 'There is no such tile.',
  tile_turned_this_round: 'That tile has been turned this round.',
  wall_must_change: 'A tile turns by 90, 180 or 270 degrees.',
  two_different_tiles: 'Two different tiles change places.',
  tiles_in_order: 'The two tiles are named in the order of the nine.',
};

export const words: Catalogue = { title: 'Mr. Jack Pocket', ...sentences, ...terms, ...hows, ...phrases, ...refusals };
