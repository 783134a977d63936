/** P.I. for somebody who has never played: what it is, what lies on the table, the start. */

import type { Catalogue } from '@shared/words/sentence';
import { PLAYERS } from '../players';

export const tableWords = {
  'name.first': 'P.I., first edition',
  'name.second': 'P.I., second edition',
  'name.duel': 'P.I. Duel',
  'summary.first': 'Everybody solves a case of their own by asking the city, and who is quick scores most.',
  'summary.second': 'The newer rules: points by the order of solving, and a score that everybody sees grow.',
  'summary.duel': 'Two detectives, one night, and a single guess that decides the round.',
  'length.first': '{games} mini-games, about three quarters of an hour at one sitting',
  'length.second': '{games} rounds, about three quarters of an hour at one sitting',
  'length.duel': 'until somebody has won {wins} rounds, about half an hour at one sitting',
  'unit.first': 'mini-game',
  'unit.second': 'round',
  'unit.duel': 'round',
  'player.0': PLAYERS[0],
  'player.1': PLAYERS[1],
  'player.2': PLAYERS[2],
  'cover.caption': 'The city after some turns: investigators on the pictures, discs and cubes on what they have found.',

  'about.head': 'What it is about',
  'about.case':
    'You are a private investigator with a case to solve: <b>one suspect, one place, one crime</b>. You do not know them; the player on your right holds them as three cards.',
  'about.ask':
    'The city is laid out before all of you. Each turn you ask it something, and it answers with pieces of wood: a round <b>disc</b> says “here”, a square <b>cube</b> says “next door”.',
  'about.win.first':
    'When you know all three you name them. Whoever solves early scores most, and after {games} cases the most points win.',
  'about.win.second':
    'When you know all three you name them. Whoever solves before others scores more, and after {games} cases the most points win.',
  'about.win.duel':
    'When you know all three, or think so, you name them. One right answer usually wins the round, one wrong answer loses it, and who has won {wins} rounds wins.',

  'table.head': 'What lies on the table',
  'table.places':
    '<b>{places} places</b>, as picture postcards laid like bricks. Each has room for a suspect (a photograph, at the left) and for a crime (a stamp, at the right).',
  'table.suspects': '<b>{suspects} suspects</b>, one at a place; {nobody} places have nobody.',
  'table.crimes': '<b>{crimes} crimes</b>, one at a place; {none} places have no crime.',
  'table.evidence': '<b>{evidence} evidence cards</b>, one for each suspect, place and crime. {display} lie face up.',
  'table.cards': '<b>Case cards</b>, likewise one of each. Three of them are your case.',
  'table.investigators.first': '<b>{investigators} investigators</b> each, for the whole game: those you have used are gone.',
  'table.investigators.second': '<b>{investigators} investigators</b> each, for the whole game: those you have used are gone.',
  'table.investigators.duel': '<b>{investigators} investigators</b> each to begin with. More come with each round.',
  'table.pieces': '<b>Discs and cubes</b> in your colour, with your initial on them.',
  'city.shows': 'The fourteen places in rows of two, three, four, three and two, with who and what is there.',
  'city.row': '{place}: {suspect}, {crime}.',
  'city.nobody': 'nobody',
  'city.no-crime': 'no crime',
  'city.caption':
    'The city at the start of a {unit}. Where a frame is dashed, there is nobody, or no crime. On a small screen two letters stand for a name.',
  'door.head': 'Next door',
  'door.rule':
    'Two places are <b>next door</b> if their postcards touch: left and right in the row, and the two half beside it in the rows above and below. Depending on where it lies, a place has {doors} of them. No place is next door to itself.',
  'door.shows': '{place} in a thick frame, and in thin frames the places next door: {near}.',
  'door.caption': 'Next door to {place}: {near}.',

  'start.head': 'The start of a {unit}',
  'start.tiles': 'The suspects and the crimes are shuffled and laid on the places, all face up.',
  'start.cases':
    'Everybody is dealt a suspect, a place and a crime in secret. <b>What you hold is the case of the player on your left</b>; yours is in the hands of the player on your right. Between two, each holds the other’s.',
  'start.evidence': 'The evidence is shuffled, and {display} cards are turned face up.',
  'start.first': 'Who begins is drawn by lot for the first {unit}; then it is the next player’s turn to begin, each time.',
  'start.turns': 'Turns go round to the left.',
  'start.answer': 'Nobody has to answer for the cards they hold: the table does it, at once and without mistakes.',
  'start.case.shows': 'Three cards: {suspect}, {place}, {crime}.',
  'start.case.caption': 'The case of {name} in the examples below. {name} cannot see it; {right}, who holds it, can.',
} as const satisfies Catalogue;
