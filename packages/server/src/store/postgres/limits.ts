/** How long something may take, in milliseconds. */
export interface Limits {
  /** Until there is a connection, a new one or one that another gives back. */
  readonly connect: number;
  readonly lock: number;
  readonly statement: number;
  /** Until any answer comes; longer than a statement, because the server would have broken that off. */
  readonly silence: number;
  readonly idleInTransaction: number;
}

/** For people who wait: whatever fails, they are told within five seconds. Their statements take some milliseconds. */
export const hurried: Limits = {
  connect: 2_000,
  lock: 1_500,
  statement: 2_250,
  silence: 2_750,
  idleInTransaction: 10_000,
};

const MINUTE = 60_000;

/** For backups, restoring, migrations and tidying up, which take as long as there is data. */
export const unhurried: Limits = {
  connect: 10_000,
  lock: MINUTE,
  statement: 30 * MINUTE,
  silence: 31 * MINUTE,
  idleInTransaction: 30 * MINUTE,
};

/** More need not wait for a connection: it would not be their turn in time. */
export const MOST_WAITING = 1_000;
/** The listener asks for a sign of life this often. */
export const HEARTBEAT_MS = 10_000;
/** A database that has not answered after this time is not waited for when the server stops. */
export const FAREWELL_MS = 1_000;
