import { DatabaseAway } from '../ports/away.ts';

/** The thread does not have this state: open it and ask again. */
export class StateMissing extends Error {
  override readonly name = 'StateMissing';
}

/** The work took too long, or the thread died of it. */
export class WorkLimit extends Error {
  override readonly name = 'WorkLimit';
}

/** The engine threw: a fault of the game, not of the player. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** So many wait for this thread already that one more would wait too long. Whoever asks is told what he is told without a database: later. */
export class Crowded extends DatabaseAway {}
