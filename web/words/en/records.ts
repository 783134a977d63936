/** The pages of records, and of checking that their draws were fair: loaded by those pages alone. */

import type { Catalogue } from '@shared/words/sentence';

const PLACE = '{move, plural, =0 {The start} other {Move #}}';

const opening = {
  recordOf: 'Record of a game',
  openRecordLead:
    'A record holds a whole game: who played, every move, and all that chance gave. Open one to play it through again.',
  openPrivate: 'What you open or paste stays in this browser: nothing of it is sent anywhere.',
  openFile: 'Choose a file',
  openDrop: 'or drop one anywhere on this page',
  openText: 'Or paste its text',
  openHint: 'JSON, or the short text with one line a move.',
  openIt: 'Open it',
  opening: 'Opening the record',
  closeRecord: 'Another record',
  toGame: 'To the game',
  otherRecord: 'What came is the record of another game',
  otherRecordLead: 'This game was asked for, and another one was answered. Nothing of it is shown here.',
  noRecord: 'No record of this game',
  noRecordLead: 'A game has a record once it has begun. This one has not, or its address has lost a letter on the way.',
  faultAt: 'Line {line}, column {column}: {what}',
  faultIn: '{file}, line {line}, column {column}: {what}',
  'fault.not_a_record': 'this is no record, neither as JSON nor as text.',
  'fault.later_format': 'this record is of a later format than this page knows.',
  'fault.unknown_title': 'this page does not know the game, or the version of its rules.',
  'fault.missing': 'something that every record has is missing here.',
  'fault.malformed': 'this is not written as a record writes it.',
  'fault.too_long': 'this is longer than the record of any game.',
} as const satisfies Catalogue;

const about = {
  onRecord: 'On record',
  'about.played': 'Players',
  'about.options': 'Played as',
  'about.began': 'Began',
  'about.ended': 'Ended',
  'about.so-far': 'Latest move',
  'about.void': 'Ended without a result by those who run Casebook.',
  'about.void.agreed': 'Ended without a result: everybody who played agreed to it.',
  'about.void.unplayed': 'Ended without a result: nobody moved in time.',
  'about.running': 'Still running',
  'about.version': 'rules version {rules}',
  'about.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'about.score': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {score}',
  'about.moves': '{n, plural, =0 {no move} one {one move} other {# moves}}',
  download: 'To take along',
  'download.json': 'JSON file',
  'download.text': 'Text file',
  'download.cut': 'What you download now is as much as you may know.',
  'record.cut.seat':
    'The game is still running, so this record holds what {name} may know of it, and cannot be played through yet.',
  'record.cut.spectator':
    'The game is still running, so this record holds what anybody may know of it, and cannot be played through yet.',
  'record.broken':
    'This record cannot be played through: its moves and draws do not fit the rules. “Check this game” says where.',
} as const satisfies Catalogue;

const check = {
  checkLead: 'Was the shuffle fair? Here a game that is over is dealt and played again, draw by draw, in your own browser.',
  playThrough: 'Play it through',
  checking: 'Dealing and playing the game again',
  'verdict.good': 'Every draw follows',
  'verdict.good.lead':
    '{draws, plural, one {One draw} other {# draws}} and {moves, plural, =0 {no move} one {one move} other {# moves}}, made again from the secret and the rules: all came out as on record.',
  'verdict.bad': 'This record does not hold',
  'verdict.bad.more': '{n, plural, one {One more thing does not hold} other {# more things do not hold}}',
  'verdict.seal': 'Seal: it holds',
  'verdict.broken': 'Broken seal: it does not hold',

  'point.promise': 'The promise',
  'point.promise.good': 'The secret is the one that was promised before anybody sat down.',
  'point.promise.alone': 'The secret is what the promise on this record was made of.',
  'point.promise.bad': 'The secret is not what the promise on this record was made of.',
  'point.kept': 'Kept in this browser',
  'point.kept.good': 'The promise and your own part in chance are here as this browser kept them.',
  'point.kept.bad': 'They differ from what this browser kept.',
  'point.kept.none': 'This browser kept nothing of this game: compare with the mail about its start, or ask somebody who played.',
  'point.draws': 'The draws',
  'point.draws.good': '{n, plural, one {The one draw follows} other {All # follow}} from the secret and what the players added.',
  'point.draws.so-far':
    '{n, plural, one {The one draw} other {All # draws}} up to the place where the game cannot go on {n, plural, one {follows} other {follow}}.',
  'point.draws.bad': '{n, plural, one {One draw does} other {# draws do}} not hold.',
  'point.moves': 'The moves',
  'point.moves.good': 'Played again by the rules, every answer and the result come out the same.',
  'point.moves.void':
    'Played again by the rules, every answer comes out the same, up to where the game was ended without a result.',
  'point.moves.bad': 'Played again by the rules, something comes out differently.',

  'place.move': PLACE,
  'place.draw': `${PLACE}, draw “{label}”`,
  'place.secret': 'The secret',
  'place.kept': 'What this browser kept',
  'place.result': 'The result',
  'flaw.commitment': 'It is not what the promise on this record was made of.',
  'flaw.kept-commitment': 'Another promise was made to this browser when you sat down.',
  'flaw.kept-contribution':
    'Your part in chance is at no seat. That is as it should be only if you left the table before the game began, or your part came too late.',
  'flaw.draw': 'Another outcome follows than the one on record.',
  'flaw.draw-missing': 'The rules draw here, and nothing is on record.',
  'flaw.draw-unasked': 'The rules draw nothing of this name here.',
  'flaw.action': 'The rules do not allow what was done.',
  'flaw.event': 'Something else comes of it than is on record.',
  'flaw.cut': 'There is none in this record: nothing can be checked.',
  'flaw.result': 'By the rules the game ended otherwise, or has not ended.',

  drawByDraw: 'Draw by draw',
  drawByDrawLead: 'What the rules asked chance for, and what it gave. Numbers count from 0, as the record has them.',
  'draw.pick': '{outcome}, of 0 to {last}',
  'draw.order': 'in the order {order}',
  'draw.follows': 'follows',
  'draw.differs': 'does not follow',

  toCompare: 'To compare',
  toCompareLead: 'The mail about the start of the game names these two. If you have it, they must be the same, letter by letter.',
  'compare.commitment': 'Promise',
  'compare.transcript': 'Transcript',
  'compare.secret': 'Secret',
  'compare.secret.means': 'Published when the game ended. The promise was made of it.',

  proves: 'What a check proves',
  'proves.draws': 'No draw was chosen or changed by one party alone: not by a player, not by those who run Casebook.',
  'proves.promise':
    'If the promise is the one that you were given, the secret was fixed before anybody sat down. Every player could add bytes of their own after that.',
  'proves.moves':
    'Every answer on record follows from the cards and the rules. Look back, and compare it with what you were told.',
  provesNot: 'What it does not prove',
  'provesNot.together': 'Those who run Casebook, together with the last player to sit down, could have chosen the draws.',
  'provesNot.cards': 'Those who run Casebook can see all cards while a game runs.',
  'provesNot.moves':
    'Whoever writes a record could put in other moves that the rules allow with the same draws. Every player knows their own.',
  'provesNot.game':
    'Anybody can make a record without a flaw by playing alone. That it is your game, the promise and the transcript tell: this browser or the mail has them.',
  'provesNot.names': 'Who the players are, and when they moved, is only what the record says.',

  checkLater: 'The check comes after the end',
  checkLaterLead:
    'While a game runs its secret stays secret. When it is over, the secret is published, and this page makes every draw again.',
  'later.promised': 'Promised so far',
  'later.promise.good': 'This browser kept the same promise.',
  'later.promise.bad': 'This browser kept another promise: {commitment}. Something is wrong.',
  'later.none': 'This browser kept nothing of this game.',
  'later.parts': 'Added by the players',
  'later.part.none': 'nothing added',
  'later.part.yours': 'kept in this browser',
  'later.part.missing': 'What this browser wanted to add is at no seat.',
} as const satisfies Catalogue;

export const records = { ...opening, ...about, ...check } as const satisfies Catalogue;
