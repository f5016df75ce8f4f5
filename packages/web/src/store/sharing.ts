import type { GameFile } from '../model/gameFile.ts';

/** What another person needs to see the game up to a move: no plans, no notes, no orders. */
export function gameUpTo({ format, game, rules, setup, seats, actions }: GameFile, at: number): object {
  return { format, game, rules, setup, seats, actions: actions.slice(0, at) };
}

/** The address of a move of this game, for whoever has it: on this device, or at its table on a server. */
export function linkToMove({ id }: GameFile, at: number, remote: boolean): string {
  return `${location.origin}/${remote ? 'table' : 'game'}/${id}?move=${at}`;
}

/** An address that holds the whole game up to a move: what follows the # is never sent to a server. */
export async function linkWithGame(file: GameFile, at: number): Promise<string> {
  return `${location.origin}/open#${await packed(JSON.stringify(gameUpTo(file, at)))}`;
}

/** A text made short enough to be part of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of such an address; throws if it is damaged. */
export async function unpacked(words: string): Promise<string> {
  const letters = atob(words.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const read = new Response(stream.readable).arrayBuffer();
  // What is damaged is heard of on the side that reads.
  void writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return new Uint8Array(await read);
}
