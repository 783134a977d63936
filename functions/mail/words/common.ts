import type { Catalogue } from '@shared/words/sentence';

/** What more than one kind of letter says. */
export const common = {
  casebook: 'Casebook',
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  minutes: '{n, plural, one {# minute} other {# minutes}}',
  hours: '{n, plural, one {# hour} other {# hours}}',
  others: '{n, plural, one {# other} other {# others}}',

  game: '<b>{title}</b>{n, plural, =0 {} other { with {names}}}',
  players: 'Who plays',
  player: '{name}',
  playerYou: '{name} (you)',
  picture: 'As it stands',
  pictureEnd: 'As it stood in the end',

  choose: 'Choose what you are told, and how',
  stop: 'No more mails of this kind',
} as const satisfies Catalogue;
