/** What an invite link says: which table, and the word that opens it. Public tables need no word. */
export interface Invitation {
  readonly id: string;
  readonly invite?: string;
}

/** Reads the fragment of an invite link, `#<id>.<invite>`; undefined: it is no such link. */
export function parseInvitation(fragment: string): Invitation | undefined {
  const [, id, invite] = /^#([A-Za-z0-9_-]{22})(?:\.([A-Za-z0-9_-]{1,64}))?$/.exec(fragment) ?? [];
  if (id === undefined) return undefined;
  return invite === undefined ? { id } : { id, invite };
}
