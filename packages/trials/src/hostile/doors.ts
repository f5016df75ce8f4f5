import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialServer } from '../servers/messages.ts';
import { ServerProcess } from '../servers/serverProcess.ts';
import { boardFlood } from './boardFlood.ts';
import { clockStep } from './clockStep.ts';
import { deaf } from './deaf.ts';
import { importFlood } from './importFlood.ts';
import { NARROW, spellings } from './spellings.ts';

/** Attacks one door of a server in a process of its own, with limits as strangers meet them. */
export type Door = (server: ServerProcess, game: string) => Promise<Tried>;

/** What came of attacking one door. */
export interface Tried {
  /** One line of what was measured. */
  readonly figures: string;
  readonly faults: readonly string[];
}

const USUAL = { ratePerAddress: 600, ratePerAccount: 600, rateSignIn: 10 };

/** The doors that were found open once, or could be, with the limits of the server they belong to. */
export const doors: readonly { readonly name: string; readonly try: Door; readonly limits: TrialServer['limits'] }[] = [
  { name: 'deaf sockets', try: deaf, limits: USUAL },
  { name: 'spellings', try: spellings, limits: { ...USUAL, ...NARROW } },
  { name: 'imports', try: importFlood, limits: {} },
  { name: 'boards', try: boardFlood, limits: {} },
  { name: 'clock', try: clockStep, limits: USUAL },
];

/** Attacks all doors, one after the other, each on a server that nobody has attacked before. */
export async function tryDoors(
  game: string,
  databaseUrl?: string,
  told?: (name: string) => void,
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const { name, try: door, limits } of doors) {
    told?.(name);
    const dataFolder = mkdtempSync(join(tmpdir(), 'binario-door-'));
    const server = new ServerProcess({
      dataFolder,
      ...(limits && { limits }),
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    try {
      tried.push(await door(server, game));
    } finally {
      await server.kill();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }
  return tried;
}
