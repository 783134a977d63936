/** Of what players are told. docs/notices.md, "Of what" */
export const KINDS = [
  'started',
  'turn',
  'reminder',
  'missed',
  'over',
  'message',
  'rematch',
  'nudge',
  'expiring',
  'removed',
] as const;

export type Kind = (typeof KINDS)[number];
