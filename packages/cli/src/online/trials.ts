import { Failure } from '../io.ts';

/** The trials of a server. They are no part of what is deployed, so they are looked for only when one is wished for. */
export async function trials(): Promise<typeof import('@binario/trials')> {
  try {
    return await import('@binario/trials');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure('the trials are no part of a deployed server: run them in a clone of the project');
  }
}
