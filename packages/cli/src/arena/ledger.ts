import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { writeText } from '../files/disk.ts';
import { Failure } from '../io.ts';
import type { MatchResult } from './match.ts';

/** What makes the games of one file comparable: they differ in nothing but seed and seats. */
export interface Contest {
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly string[];
  readonly players: number;
  readonly seed: number;
  readonly variants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly most: number;
}

/** The games of a contest in the order they were played, kept in a file if one is named: a line each, the contest first. */
export class Ledger {
  private readonly played: MatchResult[] = [];

  private constructor(private readonly path: string | undefined) {}

  static open(path: string | undefined, contest: Contest): Ledger {
    const ledger = new Ledger(path);
    if (path === undefined) return ledger;
    if (!existsSync(path)) writeText(path, `${JSON.stringify(contest)}\n`);
    const kept = readLedger(path);
    if (JSON.stringify(kept.contest) !== JSON.stringify(contest)) {
      throw new Failure(`${path} holds games of another contest: ${JSON.stringify(kept.contest)}`);
    }
    ledger.played.push(...kept.games);
    return ledger;
  }

  get games(): readonly MatchResult[] {
    return this.played;
  }

  add(result: MatchResult): void {
    this.played.push(result);
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}

/** A line that was cut off when the program was stopped is no game, and is played again. */
export function readLedger(path: string): { readonly contest: Contest; readonly games: readonly MatchResult[] } {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeText(path, whole);
  try {
    const [contest, ...games] = whole
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    if (!(contest as Partial<Contest>).seats) throw new Error('no contest');
    return { contest: contest as Contest, games: games as MatchResult[] };
  } catch {
    throw new Failure(`${path} holds no games of an arena`);
  }
}
