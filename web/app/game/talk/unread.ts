import type { MessageInfo } from '@shared/api/talk';
import type { Seat } from '@shared/game';

/** How much of what others said comes after the last message seen. */
export function unread(messages: readonly MessageInfo[], you: Seat | undefined, seen: number): number {
  return messages.filter(({ n, seat, removed }) => n > seen && seat !== you && removed === undefined).length;
}
