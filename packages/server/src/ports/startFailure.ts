/** Why the server cannot begin, in words for whoever runs it. Nothing that was stored has been touched. */
export class StartFailure extends Error {
  override readonly name: string = 'StartFailure';
}

/** What the system said, in one line: `EACCES: permission denied, mkdir '/data'`. */
export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
