/** Who plays in the pictures, by seat. */
export const PLAYERS = ['Nora', 'Theo', 'Yuki'] as const;
