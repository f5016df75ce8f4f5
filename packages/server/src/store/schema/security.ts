/** How far the attempts of one sender reach; see `Attempts`. */
export interface AttemptRow {
  key: string;
  /** Microseconds since 1970. */
  until: number;
}

/** The relations about security. */
export interface SecuritySchema {
  attempt: AttemptRow;
}
