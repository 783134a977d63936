/** The points of Mr. Jack Pocket on which people or programs disagree: the question, what is played here, and why. */

import type { Catalogue } from '@shared/words/sentence';

export const rulingWords = {
  'rulings.head': 'Rulings',
  'rulings.lead':
    'The rules leave some points open, and programs answer them differently. This is what is played here. The facts come from the publisher’s rulebook of 2012, in English and French, and from how Board Game Arena plays.',

  'ruling.round-8': 'What decides round {rounds}?',
  'ruling.round-8.played':
    'The same as in every round: one suspect left, or {goal} hourglasses. Whether Jack is seen only matters when both are true at once; and with neither Jack wins.',
  'ruling.round-8.why':
    'The last two lines of a widespread help page say that in the 8th round the Investigator wins if Jack is seen, and Jack if he is not. They belong to the sentence before them, about both goals at once. Read alone they would turn {rows, plural, one {one result} =2 {two results} =3 {three results} other {# results}} round; the French rulebook (last line of page 10) and Board Game Arena do not read them so.',
  'ruling.round-8.table': 'Round {rounds}: where the two readings differ',
  'ruling.round-8.case': 'After the appeal',
  'ruling.round-8.stands':
    '{goals, select, neither {Several suspects left, and Jack short of his {goal}} one {One suspect left, and Jack short of his {goal}} six {Several suspects left, and Jack has his {goal}} other {One suspect left, and Jack has his {goal}}}; Jack {seen, select, seen {seen} other {hidden}}',
  'ruling.round-8.here': 'Wins here',
  'ruling.round-8.alone': 'Wins, read alone',

  'ruling.chase': 'Both goals in the same appeal, Jack hidden: what then?',
  'ruling.chase.played':
    'Play goes on, and the same two things are judged after each round. Both stay true, so the first appeal that sees Jack wins for the Investigator; hidden through round {rounds}, Jack wins.',
  'ruling.chase.why':
    'The rulebook gives the game to neither while Jack is cornered but not caught. Seen in the appeal that made both true, he is caught at once.',

  'ruling.mid-round': 'One suspect left in the middle of a round?',
  'ruling.mid-round.played': 'The round is played to its appeal, and only then is it judged.',
  'ruling.mid-round.why':
    'An alibi may clear the last but one, or bring Jack his sixth hourglass. The rules judge after the appeal, which may bring the other goal too.',

  'ruling.identity': 'Do the hourglasses on Jack’s own card count?',
  'ruling.identity.played': 'No. Only the cards that he draws by action count, and his round tokens.',
  'ruling.identity.why':
    'His card says who he is and is no alibi. Otherwise who he is would decide how fast he wins: from nothing to {most} hourglasses ahead.',

  'ruling.spent': 'The Investigator draws the card of somebody innocent already?',
  'ruling.spent.played': 'It is shown and spent. Its hourglasses are lost to Jack all the same, and nothing is drawn instead.',
  'ruling.spent.why': 'The action is one card. That it tells nothing new is bad luck, but it still takes hourglasses away.',

  'ruling.own-alibi': 'Does an alibi that Jack draws clear anybody?',
  'ruling.own-alibi.played': 'No. The alley stays as it is, and to the Investigator that person stays a suspect.',
  'ruling.own-alibi.why': 'The card is secret. Clearing its person would tell what it is.',

  'ruling.deck': 'Can the alibi cards run out?',
  'ruling.deck.played':
    'Never: the face comes up once in two rounds, {draws} times in a whole game, and {deck} cards are in the deck.',
  'ruling.deck.why': 'Each pair of rounds plays every face once.',

  'ruling.turned': 'Two rotations in one round: the same alley twice?',
  'ruling.turned.played': 'Not allowed, whoever turned it first. It may be turned again next round.',
  'ruling.turned.why': 'Otherwise the second would only undo the first.',

  'ruling.must-turn': 'May a rotation leave the wall where it is?',
  'ruling.must-turn.played':
    'No: a quarter either way or a half. Only {lane}’s open crossroads has no wall; turning it is allowed and changes nothing.',
  'ruling.must-turn.why': 'Every action has to be taken. A full turn would be a pass.',

  'ruling.innocents': 'May the alleys of innocents be turned and exchanged?',
  'ruling.innocents.played': 'Yes, as any other.',
  'ruling.innocents.why': 'They are part of the streets, and their walls stop the light.',

  'ruling.lane': 'How does the light pass {lane}’s alley?',
  'ruling.lane.played':
    'While he is a suspect, the barricade counts as a wall on its side. When he is innocent, the crossroads is open and never stops anything.',
  'ruling.lane.why': 'It is the only alley whose two sides differ.',

  'ruling.steps': 'May a detective stay where he is?',
  'ruling.steps.played':
    'His own token moves him 1 or 2. The joker moves somebody by exactly 1, and only Jack may use it to move nobody.',
  'ruling.steps.why': 'All actions must be taken; the rulebook gives this one way out, to Jack alone.',

  'ruling.empty': 'The answer clears nobody: is the round token still given?',
  'ruling.empty.played': 'Yes, to whom the answer gives it.',
  'ruling.empty.why': 'The token is for being seen or hidden, not for those who are cleared.',

  'ruling.faces': 'Are the faces underneath secret?',
  'ruling.faces.played': 'No. Both players see them, and after an odd round know what comes.',
  'ruling.faces.why': 'Whoever knows the four tokens could work them out.',

  'ruling.accuse': 'May the Investigator name Jack?',
  'ruling.accuse.played': 'No. There is no accusation in this game.',
  'ruling.accuse.why':
    'The rulebook knows none. The Investigator wins when one suspect is left, and in no other way but the chase.',

  'ruling.leave': 'What if somebody leaves?',
  'ruling.leave.played': 'The other player wins at once, in whatever position.',
  'ruling.leave.why': 'It takes two. The log says that it ended so.',
} as const satisfies Catalogue;
