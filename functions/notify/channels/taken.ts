/** What became of something that was given to a push service or a webhook. `status`: what it answered, if it did. */
export type Taken =
  | { readonly of: 'sent'; readonly status?: number }
  /** Nobody takes anything there any more. */
  | { readonly of: 'gone'; readonly status: number }
  /** It will never be taken, or is given to nobody: trying again is of no use. */
  | { readonly of: 'refused'; readonly status?: number }
  /** It may be taken later: after so many milliseconds, if it said so. */
  | { readonly of: 'busy'; readonly status?: number; readonly after?: number };
