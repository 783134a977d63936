/** All of a day, by which it begins. */
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** `07:00`. */
export function hourInWords(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
