/** Days of vacation that a player has in each calendar year. */
export const VACATION_DAYS = 28;
