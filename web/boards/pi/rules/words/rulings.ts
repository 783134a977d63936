/** The points of P.I. on which people or programs disagree: the question, what is played here, and why. */

import type { Catalogue } from '@shared/words/sentence';

const asking = {
  'ruling.adjacent': 'What is next door?',
  'ruling.adjacent.played':
    'What touches: left and right, and the two in the row above and the row below. A place is not next door to itself, so one thing never gives both a disc and a cube.',
  'ruling.adjacent.why': 'The places lie like bricks. Two that only meet at a corner do not exist in this layout.',

  'ruling.place': 'Does the place itself count?',
  'ruling.place.played':
    'Yes, just as the suspect and the crime there: sent to the place of your case, an investigator finds a disc for it.',
  'ruling.place.why': 'A case has three parts, and each is asked about in the same way.',

  'ruling.blank': 'What do “nobody” and “no crime” answer?',
  'ruling.blank.played': 'They never give a disc. A cube may still be due, for a suspect or a crime next door.',
  'ruling.blank.why': 'No case has a blank in it; next door is asked about all the same.',

  'ruling.announced': 'My disc or cube lies on a tile already, and I send an investigator there. Is it told again?',
  'ruling.announced.played':
    'It counts in what is announced, but no second piece is put down for it. So the investigator may carry fewer pieces than were told.',
  'ruling.announced.why':
    'The answer is about your case, not about what you have found out. A tile needs no second piece to say the same.',

  'ruling.order': 'In what order do pieces lie on an investigator?',
  'ruling.order.played': 'Discs first, then cubes, always.',
  'ruling.order.why': 'Any other order could tell which part of the case each of them means.',

  'ruling.supply': 'Can discs and cubes run out?',
  'ruling.supply.played': 'No.',
  'ruling.supply.why': 'In the printed game there are ten cubes, and more can be due; no rule says what would happen then.',

  'ruling.again': 'May I ask about a tile that carries my piece?',
  'ruling.again.played': 'Not with an evidence card. It would tell you nothing new.',
  'ruling.again.why': 'One piece of yours lies on a tile at most, and its answer cannot change within a {unit}.',

  'ruling.moves': 'Which piece is used if evidence is right where my investigator stands?',
  'ruling.moves.played':
    'The one on the investigator moves to the tile. Only where none of yours stands does it come from the box.',
  'ruling.moves.why': 'It is the same answer, now with a name. Whoever watches may draw conclusions from that.',

  'ruling.deck': 'The evidence deck is empty. When are the used cards shuffled?',
  'ruling.deck.played':
    'When a card is due and none is left, not before. If there are no used cards either, fewer than {display} lie face up. Cards kept before players stay out.',
  'ruling.deck.why':
    'Shuffling earlier would change which cards can still come. After the turn that ends a {unit} nothing is filled up or shuffled.',

  'ruling.nothing-left': 'I have no investigator and no card that I may take. May I pass?',
  'ruling.nothing-left.played': 'No: you must try to solve.',
  'ruling.nothing-left.why': 'Every turn is one of three things. It hardly ever comes to that.',

  'ruling.wrong': 'What do I hear after a wrong attempt?',
  'ruling.wrong.played': '“Wrong”, and nothing else: not which part, nor how many. What you named is public.',
  'ruling.wrong.why': 'Otherwise an attempt would be the strongest question in the game.',

  'ruling.held': 'May I conclude something from the cards I hold?',
  'ruling.held.played': 'Yes: nothing that you hold is in your own case, and no card is in two cases.',
  'ruling.held.why': 'Cards are dealt without putting any back.',

  'ruling.answers': 'I have solved. Who answers for the case I hold?',
  'ruling.answers.played': 'Your cards do, until the {unit} ends.',
  'ruling.answers.why': 'Your neighbour’s case does not end with yours.',
} as const satisfies Catalogue;

const scoring = {
  'ruling.value': 'Several solve in the same phase: what is it worth to each, and what comes next?',
  'ruling.value.played':
    'The same to each, and afterwards one step less, however many they were: after two in one phase at {most} the next phase with a solution is worth {next}.',
  'ruling.value.why':
    'A help page says {most} for the first and {next} for the second. That is the case of one solver a phase; for several it says the same as here.',

  'ruling.quiet': 'A phase without a solution: does the value drop?',
  'ruling.quiet.played': 'No. It drops only after a phase in which somebody solved. Somebody who leaves has not solved.',
  'ruling.quiet.why': 'The values are for those who come after others, not for time.',

  'ruling.last': 'One player is left unsolved. Do they get another turn?',
  'ruling.last.played':
    'They finish the phase. If they solve in it they score as the others of that phase, otherwise nothing. So between two, the second scores {most} in the same phase, or nothing.',
  'ruling.last.why': 'Everybody has had as many turns when a phase ends. Nobody plays on alone.',

  'ruling.phase': 'The start player has solved. When does a phase end?',
  'ruling.phase.played': 'When play reaches or passes the start player’s seat, whether anybody there still takes turns or not.',
  'ruling.phase.why': 'Otherwise phases would become longer for some than for others.',

  'ruling.floor': 'Can points go below nought?',
  'ruling.floor.played': 'Yes, and as far as it goes. Each wrong attempt costs {penalty}.',
  'ruling.floor.why': 'No rule sets an end to it.',

  'ruling.flip': 'Who has left or solved: are they flipped?',
  'ruling.flip.played': 'Whoever solved has flipped. Whoever leaves counts as flipped, takes no place and no points.',
  'ruling.flip.why': 'A round must not wait for somebody who does not come back.',

  'ruling.tied': 'A tied round: what happens to investigators and to the marker?',
  'ruling.tied.played': 'Nobody sets an investigator aside, and the marker passes as always. The tie counts for nobody.',
  'ruling.tied.why': 'Only a winner has something to set aside.',

  'ruling.leave': 'What if somebody leaves?',
  'ruling.leave.played.many':
    'They gain and lose nothing more and count as done, so that no {unit} waits for them. They are still dealt a case, so that everybody has a neighbour to answer for. Among those who left, the later to leave ranks higher.',
  'ruling.leave.played.duel': 'The other player wins at once.',
  'ruling.leave.why': 'Leaving should spoil nothing for those who stay, and it shows nothing secret before the {unit} ends.',
} as const satisfies Catalogue;

export const rulingWords = {
  'rulings.head': 'Rulings',
  'rulings.lead.first':
    'The rules leave some points open, and programs answer them differently. This is what is played here. The facts come from what is printed on the components and from how Board Game Arena plays.',
  'rulings.lead.second':
    'Points that are not assumed but decided, most of them shared with the first edition: the facts come from its components and from how Board Game Arena plays.',
  'rulings.lead.duel':
    'Points that are not assumed but decided, most of them shared with the first edition: the facts come from its components and from how Board Game Arena plays.',
  ...asking,
  ...scoring,
} as const satisfies Catalogue;
