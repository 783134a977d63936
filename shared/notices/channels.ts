/** By what players are told. docs/notices.md, "By what, and when" */
export const CHANNELS = ['mail', 'push', 'webhook'] as const;

export type Channel = (typeof CHANNELS)[number];
