import { call, done, type Frame, type Step, type Tx } from '@binario/kernel';

/** The operating rounds between two stock rounds. */
export interface SetFrame extends Frame {
  readonly step: 'operatingSet';
  readonly set: number;
  readonly played: number;
}

interface Ending {
  readonly bankBroken: boolean;
  /** Could anybody act, or did money move, since the set began? */
  readonly lively: boolean;
}

type Ended = { readonly type: 'ended'; readonly reason: 'bank' | 'stalemate' };

/** What a game says about a set of operating rounds: how many there are, and how one begins. */
export interface SetParts<F extends SetFrame> {
  /** How many rounds the set has. */
  roundsIn(frame: F): number;
  /** The round of this number, counted from 1. */
  round(frame: F, number: number): Frame;
}

/** A broken bank ends the game with the set; so does a set in which nobody could do anything. */
export function operatingSetStep<F extends SetFrame>(parts: SetParts<F>): Pick<Step<Ending, Ended, F>, 'begin'> {
  return {
    begin(tx, frame) {
      if (frame.played < parts.roundsIn(frame)) {
        const number = frame.played + 1;
        return call(parts.round(frame, number), { ...frame, played: number });
      }
      endIfDue(tx);
      return done();
    },
  };
}

function endIfDue(tx: Tx<Ending, Ended>): void {
  if (tx.table.bankBroken) tx.emit({ type: 'ended', reason: 'bank' });
  else if (!tx.table.lively) tx.emit({ type: 'ended', reason: 'stalemate' });
}
