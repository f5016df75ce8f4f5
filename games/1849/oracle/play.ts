import { type Action, carryOut, readMove, type State, start, writeMove } from '@binario/kernel';
import type { PlayerId } from '@binario/rail';
import type { Action1849 } from '../actions.ts';
import { game1849 } from '../game.ts';
import { type ForeignGame, ImportError, readForeign } from '../interchange/foreign.ts';
import { importSteps } from '../interchange/import.ts';
import { foreignSetup } from '../interchange/settings.ts';
import type { Setup } from '../options.ts';
import { scoreOf } from '../rules/score.ts';
import { legalLays } from '../search/legalLays.ts';
import { bestRun } from '../search/runs.ts';
import type { Table1849 } from '../table.ts';
import { notation } from '../text/notation.ts';
import { differences } from './compare.ts';
import { type Digest, type DigestFlag, type DigestState, scoreFlags, stopsComparison } from './digest.ts';

/** What came of comparing one recorded game: what was compared, and what differed. */
export interface GameResult {
  readonly compared: number;
  readonly lays: number;
  readonly routes: number;
  readonly mismatches: readonly string[];
  /** The flag from which on the two must differ, if there is one. */
  readonly stoppedBy: DigestFlag | undefined;
}

/** Replays one recorded game and compares after every action, up to a flag that stops the comparison. */
export function playRecorded(file: unknown, digest: Digest, beyond = false, most = 12): GameResult {
  const game: ForeignGame = readForeign(file);
  const seats = new Map(digest.players_in_seat_order.map((id, i) => [String(id), `P${i + 1}`]));
  const states = new Map<number, DigestState>(digest.states.map((state) => [state.i, state]));
  const [stoppedBy] = digest.flags.filter((flag) => stopsComparison(flag, beyond)).sort((a, b) => a.i - b.i);
  const stoppedAt = stoppedBy?.i;
  const mismatches: string[] = [];
  const counts = { compared: 0, lays: 0, routes: 0 };
  const report = (index: number, found: readonly string[]) => {
    mismatches.push(...found.map((text) => `action ${index}: ${text}`));
  };
  let last: State<Table1849> | undefined;
  const made: Action1849[] = [];
  const beforeAction = (index: number) => {
    if (last) checkPosition(last, index, digest, counts, report);
  };
  try {
    for (const { index, state, actions } of importSteps(game, beforeAction)) {
      made.push(...actions);
      if (stoppedAt !== undefined && index >= stoppedAt) break;
      const recorded = states.get(index);
      if (!recorded || recorded.undone) {
        report(index, ['the record has no state for this action']);
      } else {
        counts.compared++;
        report(index, differences(state, recorded, seats));
      }
      last = state;
      if (mismatches.length >= most) break;
    }
    if (stoppedAt === undefined && mismatches.length === 0 && last) compareScores(last, digest, seats, report);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    mismatches.push(error.message);
  }
  mismatches.push(...unreadable(foreignSetup(game), made));
  return { ...counts, mismatches, stoppedBy };
}

/** Moves that do not come back as they were when they are written in the notation and read again. */
function unreadable(setup: Setup, actions: readonly Action1849[]): readonly string[] {
  let state = start(game1849, setup);
  return actions.flatMap((action) => {
    const line = writeMove({ game: game1849, notation }, state, action);
    const read = readMove({ game: game1849, notation }, state, line);
    state = carryOut(game1849, state, action).state;
    return read.ok && isSame(read.action, action) ? [] : [`"${line}" is not read as it was written`];
  });
}

function isSame(read: Action, written: Action): boolean {
  const fields = (action: Action) => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
  return fields(read) === fields(written);
}

type Report = (index: number, found: readonly string[]) => void;

/** Recorded legal tile lays and best routes, each for the position before an action. */
function checkPosition(
  state: State<Table1849>,
  index: number,
  digest: Digest,
  counts: { lays: number; routes: number },
  report: Report,
): void {
  for (const lays of digest.legal_tile_lays) {
    if (lays.before_action !== index) continue;
    counts.lays++;
    const ours = legalLays(state).map(({ hex, tile, rotation, cost }) => `${hex} ${tile}/${rotation} ${cost}`);
    const theirs = lays.legal.map(([hex, tile, rotation, cost]) => `${hex} ${tile}/${rotation} ${cost}`);
    const extra = ours.filter((lay) => !theirs.includes(lay));
    const lacking = theirs.filter((lay) => !ours.includes(lay));
    if (extra.length > 0 || lacking.length > 0) {
      report(index, [
        `legal lays of ${lays.corp}: too many ${extra.join(', ') || 'none'}; missing ${lacking.join(', ') || 'none'}`,
      ]);
    }
  }
  for (const routes of digest.best_routes) {
    if (routes.before_action !== index) continue;
    counts.routes++;
    const best = bestRun(state.table, routes.corp);
    if (best.revenue !== routes.best_revenue || !best.proven) {
      report(index, [
        `best routes of ${routes.corp}: ${best.revenue}${best.proven ? '' : ' (not proven)'}, recorded ${routes.best_revenue}`,
      ]);
    }
  }
}

function compareScores(
  state: State<Table1849>,
  digest: Digest,
  seats: ReadonlyMap<string, string>,
  report: Report,
): void {
  if (digest.flags.some((flag) => scoreFlags.includes(flag.kind))) return;
  for (const [name, total] of Object.entries(digest.final.result)) {
    const player = seats.get(name) as PlayerId;
    const ours = scoreOf(state.table, player).total;
    if (ours !== total) report(digest.states.length, [`score of ${player}: ${ours}, recorded ${total}`]);
  }
}
