import type { Catalogue } from '@shared/words/sentence';

/** Until when somebody has, and what happens then. */
export const time = {
  until: 'You have until <b>{when}</b>.',
  thenAuto: 'If you have not moved by then, an automatic turn is played for you.',
  thenLast:
    'If you have not moved by then, an automatic turn is played for you; with the next turn that you miss you are out of the game.',
  thenOut: 'If you have not moved by then, you forfeit and are out of the game.',
  thenVoid: 'If you have not moved by then, the game ends without a result, for nobody has played yet.',
  paused: 'The game is paused until <b>{when}</b>, unless somebody goes on before. Until then your clock stands.',
} as const satisfies Catalogue;
