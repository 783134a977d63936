/** Where the site's sections are, by what they are called. */
export const SECTIONS = { myGames: '/', openTables: '/tables/', newGame: '/new/', rules: '/rules/' } as const;

/** A section of the site. */
export type Section = keyof typeof SECTIONS;
