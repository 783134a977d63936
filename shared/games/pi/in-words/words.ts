/** What P.I. says where its board is not drawn. Names of elements are the edition's own. */

import type { Catalogue } from '../../../words/sentence';

const PIECES =
  '{discs, plural, =0 {no disc} one {# disc} other {# discs}}, {cubes, plural, =0 {no cube} one {# cube} other {# cubes}}';
const CASE = '{suspect}, {place}, {crime}';

const doing: Catalogue = {
  'do.investigate': 'Send an investigator',
  'do.evidence': 'Take an evidence card',
  'do.solve': 'Attempt to solve your case',
  'action.investigate': 'Send an investigator to {place}',
  'action.evidence': 'Ask about {card}',
  'action.solve': `Attempt to solve your case: ${CASE}`,
  'field.place': 'Location',
  'field.card': 'Evidence card',
  'field.suspect': 'Suspect',
  'field.crime': 'Crime',
};

const tables: Catalogue = {
  'table.first': 'First edition: three mini-games, solutions are worth less as phases pass',
  'table.second.rising': 'Second edition: three rounds, solutions are worth more in later rounds',
  'table.second.level': 'Second edition: three rounds, solutions are worth the same in each',
  'table.duel': 'Duel: two players, whoever wins two rounds',
};

const now: Catalogue = {
  'head.now': 'Now',
  'now.yours': 'It is your turn.',
  'now.turn': 'It is the turn of {seat}.',
  'now.last-chance': 'It has to be an attempt to solve.',
  'now.start': '{seat} is the first player.',
  'now.stage.first': 'Mini-game {miniGame} of {miniGames}, phase {phase}.',
  'now.stage.second': 'Round {miniGame} of {miniGames}, phase {phase}.',
  'now.stage.duel': 'Round {miniGame}, phase {phase}. Two rounds win.',
  'now.worth.first': 'A solution is worth {value, plural, one {# point} other {# points}} now.',
  'now.worth.second': 'The next solution is worth {value, plural, one {# point} other {# points}}.',
  'now.later': 'After that: {values}.',
  'now.over': 'The game is over: {how}.',
  'now.place': 'Place {place}: {seat}.',
  'now.winners': 'Rounds were won by: {seats}.',
  'now.winners.none': 'Nobody has won a round.',
  'now.ties': '{ties, plural, one {# round was} other {# rounds were}} tied.',
  'now.aside': '{seat} won the last round and has set one investigator aside.',
};

const own: Catalogue = {
  'head.own': 'What you found out about your case',
  'own.nothing': 'Nothing yet.',
  'own.pieces':
    'With an investigator, a disc is for something of your case that lies there, a cube for something in a location next to it.',
  'own.investigator': `Your investigator in {place}: ${PIECES}.`,
  'own.discs': 'Discs, these are in your case: {elements}.',
  'own.cubes': 'Cubes, what is in your case lies next to these: {elements}.',
  'own.kept': 'Nothing, neither these are in your case nor what lies next to them: {elements}.',
};

const evidence: Catalogue = {
  'head.evidence': 'Evidence cards to take',
  'evidence.none': 'No card lies face up.',
  'evidence.suspect': '{card}, a suspect, in {place}.',
  'evidence.crime': '{card}, a crime, in {place}.',
  'evidence.place': '{card}, a location.',
  'evidence.decks': '{deck, plural, one {# card} other {# cards}} in the deck, {discards} used.',
};

const city: Catalogue = {
  'head.row': 'The city, row {row} of {rows}',
  'city.both': '{place}: suspect {suspect}, crime {crime}. Next to {next}.',
  'city.suspect': '{place}: suspect {suspect}, no crime. Next to {next}.',
  'city.crime': '{place}: no suspect, crime {crime}. Next to {next}.',
  'city.neither': '{place}: no suspect, no crime. Next to {next}.',
  'city.investigator': `In {place}, an investigator of {seat}: ${PIECES}.`,
  'city.disc': 'On {element}, {count, plural, one {a disc} other {discs}} of {seats}.',
  'city.cube': 'On {element}, {count, plural, one {a cube} other {cubes}} of {seats}.',
};

const cases: Catalogue = {
  'head.cases': 'Cases you know',
  'case.yours': `Your own case: ${CASE}.`,
  'case.held': `You hold the case of {seat}: ${CASE}. None of these is in your own.`,
  'case.of': `The case of {seat}: ${CASE}.`,
};

const INVESTIGATORS = '{investigators, plural, =0 {no investigator} one {# investigator} other {# investigators}} left';

const players: Catalogue = {
  'head.players': 'Players, in turn order',
  'player.points': `{seat}: {score, plural, one {# point} other {# points}}, ${INVESTIGATORS}.`,
  'player.duel': `{seat}: {score, plural, one {# round} other {# rounds}} won, ${INVESTIGATORS}.`,
  'player.solved.first': '{seat} solved in phase {phase}, for {points, plural, one {# point} other {# points}}.',
  'player.solved.second': '{seat} solved in phase {phase}, for {points, plural, one {# point} other {# points}}.',
  'player.solved.duel': '{seat} solved in phase {phase}.',
  'player.wrong': '{seat} guessed wrong {wrong, plural, =1 {once} =2 {twice} other {# times}}.',
  'player.penalties': '{seat} has {penalties, plural, one {# penalty point} other {# penalty points}} in all.',
  'player.last-guess': `{seat} guessed last, wrongly: ${CASE}.`,
  'player.flipped': 'The marker of {seat} is flipped: they have tried to solve in this round, or have left.',
  'player.kept': '{seat} found nothing by: {elements}.',
  'player.left': '{seat} has left the game.',
};

export const words: Catalogue = { ...doing, ...tables, ...now, ...own, ...evidence, ...city, ...cases, ...players };
