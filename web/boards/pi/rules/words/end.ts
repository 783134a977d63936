/** P.I. for somebody who has never played: points, the end, who knows what, hints. */

import type { Catalogue } from '@shared/words/sentence';

export const endWords = {
  'score.head.first': 'Phases and points',
  'score.head.second': 'Order and points',
  'score.head.duel': 'Who wins a round',

  'score.phase':
    'A <b>phase</b> is one turn for everybody who has not solved yet, beginning with the start player. It ends when play comes back to, or passes, the start player’s seat.',
  'score.same': 'Everybody who solves in the same phase scores the same. The first phase with a solution is worth <b>{most}</b>.',
  'score.drops':
    'After each phase in which somebody solved, the next solution is worth one step less: <b>{values}</b>. A phase without one lowers nothing.',
  'score.ends':
    'The mini-game ends at once when all have solved. If at the end of a phase exactly one has not, it ends too: that player scores nothing for it, and all cases are shown.',
  'score.ladder.shows': 'A row of values: {values}. The first is marked.',
  'score.ladder.caption': 'What a solution is worth now is always marked above the city.',
  'score.example': 'An example with four players',
  'score.example.phase': 'Phase',
  'score.example.solves': 'Solved by',
  'score.example.worth': 'Worth',
  'score.example.n': '{n}',
  'score.example.two': 'two players',
  'score.example.one': 'one player',
  'score.example.none': 'nobody',
  'score.example.points': '{points}',
  'score.example.each': '{points} each',
  'score.example.end': 'Now one is left at the end of a phase: the mini-game is over, and that player scores nothing.',

  'score.order':
    'What a solution is worth depends on how many have solved before you <b>in this round</b>, and on the round. Two who solve in the same phase take two ranks one after the other, in the order of their turns.',
  'score.table': 'What each rank in the order is worth',
  'score.table.place': 'Solved',
  'score.table.round': 'Round {n}',
  'score.table.nth': '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'score.table.points': '{points}',
  'score.level': 'When the table is opened, its host may choose that all rounds are worth the same: {values}.',
  'score.track': 'The score lies open on a track from {from} to {to}.',
  'score.flip':
    'Your first attempt in a round, right or wrong, <b>flips your marker</b>. When all markers are flipped, or all but one, the round ends as soon as play comes back to the start player, or passes that seat. When everybody has solved, it ends at once.',
  'score.unsolved': 'Whoever has not solved by then scores nothing for the round, and all cases are shown.',

  'score.attempt': 'The first attempt of a round decides it, but for the other’s one answer to a right one:',
  'score.duel.table': 'Who wins the round',
  'score.duel.first': 'First attempt',
  'score.duel.answer': 'Then',
  'score.duel.winner': 'The round',
  'score.duel.marker-right': 'the start player is right',
  'score.duel.other-right': 'the other is right',
  'score.duel.marker-wrong': 'the start player is wrong',
  'score.duel.other-wrong': 'the other is wrong',
  'score.duel.too': 'the other tries, and is right',
  'score.duel.not': 'the other tries, and is wrong',
  'score.duel.at-once': 'at once',
  'score.duel.marker': 'the start player wins it',
  'score.duel.other': 'the other wins it',
  'score.duel.tie': 'is tied',
  'score.duel.chance':
    'Whoever begins a round has the first chance of every phase; that is why the other gets one more turn after a right answer of the start player.',
  'hands.head': 'Investigators from round to round',
  'hands.start': 'Each begins with {investigators}.',
  'hands.more': 'At each new round both get {more} more, but nobody ever has more than {most}.',
  'hands.aside': 'Who won the last round sets {aside} aside, and has that many fewer. After a tie nobody does.',

  'end.head': 'The end',
  'end.most': 'After {games} {unit}s the most points win. Totals may be below nought.',
  'end.ties':
    'Equal? Then whoever has more unused investigators, then whoever lost fewer points by wrong attempts. Still equal: they share the win.',
  'end.duel': 'Whoever is first to win {wins} rounds wins. Tied rounds do not count, and there may be any number of them.',

  'secrets.head': 'Who knows what',
  'secrets.table': 'Who sees what during a {unit}',
  'secrets.what': 'What',
  'secrets.you': 'You',
  'secrets.others': 'Others at the table',
  'secrets.onlookers': 'Anybody else',
  'secrets.yes': 'yes',
  'secrets.no': 'no',
  'secrets.holder': 'only who holds it',
  'secrets.public': 'Pieces, cards kept, attempts, scores, the display and how many cards are left',
  'secrets.own': 'Your own case, until you have solved it or it is shown',
  'secrets.held': 'The case you hold for your neighbour',
  'secrets.deck': 'The order of the evidence',
  'secrets.after': 'At the end of each {unit} all cases are shown.',
  'secrets.read':
    'What you see may be used: no card is in two cases. So what is another’s is not yours, nor is anything that you hold.',

  'first.head': 'For your first game',
  'first.exclude':
    'Cross out at once the three cards you hold: none of them is in your own case. The notebook beside the game is for that.',
  'first.middle':
    'Send the first investigator to the middle, where there are {most} places next door: it tells something in any case.',
  'first.nothing': 'An answer of nothing is a good answer. It rules out a place and all its neighbours.',
  'first.evidence': 'Evidence costs nothing. Take it to learn which part an investigator’s pieces meant.',
  'first.spare.first':
    'Investigators have to last for all {games} mini-games, and unused ones break ties: two in one case is plenty.',
  'first.spare.second':
    'Investigators have to last for all {games} rounds, and unused ones break ties: two in one round is plenty.',
  'first.spare.duel': 'Unused investigators are kept for the next round, up to {most}: saving one now is having it later.',
  'first.guess.first':
    'With two cases left that fit, trying is worth it as long as a solution is worth more than the {penalty} points at stake.',
  'first.guess.second':
    'With two cases left that fit, trying is worth it as long as a solution is worth more than the {penalty} points at stake.',
  'first.guess.duel': 'A wrong attempt loses the round. Count what still fits before you try, and what the other may know.',

  'mail.one': 'A turn is one action. Its answer comes at once and is told to everybody.',
  'mail.leaving.first':
    '<b>Leaving:</b> who leaves takes no more turns, and their pieces go. The cards they hold go on answering for their neighbour, also in later mini-games. Who stays ranks above them; when one is left, that one wins.',
  'mail.leaving.second':
    '<b>Leaving:</b> who leaves takes no more turns, and their pieces go. The cards they hold go on answering for their neighbour, also in later rounds. Who stays ranks above them; when one is left, that one wins.',
  'mail.leaving.duel': '<b>Leaving:</b> the other player wins at once.',
  'mail.auto':
    '<b>Out of time:</b> where a turn has a limit and it passes, an evidence card is taken, drawn at random from those allowed; without one, an investigator is sent to a random place; without either, the player leaves. Nobody’s case is ever guessed for them.',
  'mail.auto.duel':
    'In the one turn that answers a right attempt there is nothing but an attempt. Whoever lets that turn pass leaves, and so loses the <b>game</b>, where a wrong attempt would lose the round alone.',
} as const satisfies Catalogue;
