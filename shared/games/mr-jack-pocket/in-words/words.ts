/** What Mr. Jack Pocket says where its board is not drawn. */

import type { Catalogue } from '../../../words/sentence';

const doing: Catalogue = {
  'do.alibi': 'Alibi: draw a card',
  'do.holmes': 'Holmes: move him',
  'do.watson': 'Watson: move him',
  'do.toby': 'Toby: move him',
  'do.joker': 'Joker: move a detective by one',
  'do.rotation': 'Rotation: turn an alley, by the token {token}',
  'do.exchange': 'Exchange: two alleys change places',
  'action.alibi': 'Draw the top alibi card',
  'action.holmes': 'Move Holmes {steps, plural, one {one position} other {# positions}} clockwise',
  'action.watson': 'Move Watson {steps, plural, one {one position} other {# positions}} clockwise',
  'action.toby': 'Move Toby {steps, plural, one {one position} other {# positions}} clockwise',
  'action.joker': 'Play the Joker, one position clockwise for: {detective}',
  'action.rotation':
    'Turn {character}’s alley {degrees, plural, =90 {a quarter to the right} =180 {half round} other {a quarter to the left}}, by the token {token}',
  'action.exchange': '{first} and {second} change places',
  'field.steps': 'How far, clockwise',
  'field.detective': 'Who moves',
  'field.character': 'Whose alley',
  'field.degrees': 'How it is turned',
  'value.steps.1': 'one position',
  'value.steps.2': 'two positions',
  'value.detective.nobody': 'nobody, all stay',
  'value.degrees.90': 'a quarter to the right (90 degrees)',
  'value.degrees.180': 'half round (180 degrees)',
  'value.degrees.270': 'a quarter to the left (270 degrees)',
  'alibi-holmes': 'Alibi and Holmes',
  'toby-watson': 'Toby and Watson',
  'rotation-exchange': 'Rotation and Exchange',
  'rotation-joker': 'Rotation and Joker',
};

const tables: Catalogue = {
  'table.host-jack': 'The host is Jack, the guest investigates',
  'table.host-investigator': 'The host investigates, the guest is Jack',
  'table.random': 'Who is Jack is drawn by lot',
};

const now: Catalogue = {
  'head.now': 'Now',
  'now.picks.jack': 'Round {round} of {rounds}, action {action} of {actions}: {seat} is to act, as Jack.',
  'now.picks.investigator': 'Round {round} of {rounds}, action {action} of {actions}: {seat} is to act, as the Investigator.',
  'now.then': 'After that in this round: {roles}. Then witnesses are called.',
  'now.then-witnesses': 'It is the last action of this round. Then witnesses are called.',
  'now.won.jack': 'Round {round} of {rounds}. {seat} won as Jack: {how}.',
  'now.won.investigator': 'Round {round} of {rounds}. {seat} won as the Investigator: {how}.',
  'now.players': '{jack} is Jack, {investigator} investigates.',
  'now.you.jack': 'You are Jack. {investigator} investigates.',
  'now.you.investigator': 'You are the Investigator. {jack} is Jack.',
  'now.identity.yours': 'You go as {identity}. Nobody else knows it.',
  'now.identity.open': 'Jack goes as {identity}.',
  'now.identity.end': 'Jack was {identity}.',
};

const tokens: Catalogue = {
  'head.tokens': 'Action tokens',
  'token.free': '{face}, to be used. Under it: {under}.',
  'token.used': '{face}, used in this round. Under it: {under}.',
};

const witnesses: Catalogue = {
  'head.witnesses': 'Suspects seen and in the dark',
  'witnesses.seen': 'Seen now, {count}: {suspects}.',
  'witnesses.seen.none': 'No suspect is seen now.',
  'witnesses.dark': 'In the dark, {count}: {suspects}.',
  'witnesses.dark.none': 'No suspect is in the dark.',
  'witnesses.you.seen': 'If witnesses were called now, you would be seen.',
  'witnesses.you.hidden': 'If witnesses were called now, you would be hidden.',
  'witnesses.jack.seen': 'If witnesses were called now, Jack would be seen.',
  'witnesses.jack.hidden': 'If witnesses were called now, Jack would be hidden.',
};

const SIGHT = '{witnesses, plural, =0 {not seen} other {seen by {by}}}{turned, select, yes {, turned in this round} other {}}.';

const alleys: Catalogue = {
  'head.alleys': 'The nine alleys, three in a row, north is up',
  'alley.suspect': `{place}: {character}, suspect, {wall}, ${SIGHT}`,
  'alley.innocent': `{place}: {character}, innocent since round {cleared}, {wall}, ${SIGHT}`,
  'place.0': 'Top left',
  'place.1': 'Top centre',
  'place.2': 'Top right',
  'place.3': 'Middle left',
  'place.4': 'Centre',
  'place.5': 'Middle right',
  'place.6': 'Bottom left',
  'place.7': 'Bottom centre',
  'place.8': 'Bottom right',
  'wall.north': 'wall on the north side',
  'wall.east': 'wall on the east side',
  'wall.south': 'wall on the south side',
  'wall.west': 'wall on the west side',
  'wall.none': 'no wall, open on all sides',
};

const detectives: Catalogue = {
  'head.detectives': 'The detectives',
  'detective.sees': '{detective} is at position {position}, {where}. Sees, nearest first: {seen}.',
  'detective.blind': '{detective} is at position {position}, {where}. Sees nobody: a wall is in the way.',
  'detectives.around':
    'Positions go round clockwise: 1, 2, 3 over the top row from left to right, 4, 5, 6 down the right side, 7, 8, 9 under the bottom row from right to left, 10, 11, 12 up the left side.',
  'position.1': 'over the left column, looking south',
  'position.2': 'over the centre column, looking south',
  'position.3': 'over the right column, looking south',
  'position.4': 'right of the top row, looking west',
  'position.5': 'right of the middle row, looking west',
  'position.6': 'right of the bottom row, looking west',
  'position.7': 'under the right column, looking north',
  'position.8': 'under the centre column, looking north',
  'position.9': 'under the left column, looking north',
  'position.10': 'left of the bottom row, looking east',
  'position.11': 'left of the middle row, looking east',
  'position.12': 'left of the top row, looking east',
};

const alibis: Catalogue = {
  'head.alibis': 'Alibi cards',
  'alibis.shown': 'Shown by the Investigator: {cards}.',
  'alibis.shown.none': 'The Investigator has shown none.',
  'alibis.held': 'Jack has drawn {count, plural, =0 {none} one {# card} other {# cards}}.',
  'alibis.yours': 'Your cards: {cards}.',
  'alibis.jack': 'Jack’s cards: {cards}.',
  'alibis.deck': '{count, plural, =0 {No card is} one {# card is} other {# cards are}} left in the deck.',
  'alibis.worth': 'Hourglasses on the cards: two on {two}; one on {one}; none on {none}.',
};

const rounds: Catalogue = {
  'head.rounds': 'Rounds and hourglasses',
  'round.none': 'No round is over yet.',
  'round.jack': 'Round {round}: Jack was hidden, and took its hourglass.',
  'round.investigator': 'Round {round}: Jack was seen. The token is the Investigator’s.',
  'glasses.sight':
    'Jack has {count, plural, =0 {no hourglass} one {# hourglass} other {# hourglasses}} by rounds. Six in all win.',
  'glasses.yours': 'With your cards you have {count, plural, one {# hourglass} other {# hourglasses}}.',
  'glasses.open': 'With his cards Jack has {count, plural, one {# hourglass} other {# hourglasses}}.',
  'glasses.end': 'With his cards Jack had {count, plural, one {# hourglass} other {# hourglasses}}.',
};

export const words: Catalogue = {
  ...doing,
  ...tables,
  ...now,
  ...tokens,
  ...witnesses,
  ...alleys,
  ...detectives,
  ...alibis,
  ...rounds,
};
