/** Why the start cannot go on, in one line that says what to do. */
export class StartFailure extends Error {}

/** Another live process holds the data folder. */
export class FolderInUse extends StartFailure {}

/** The code of an operating system's error, such as EACCES. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
