/**
 * The database could not do what it was asked now: it is out of reach, silent, locked or full. What was asked may have been done
 * all the same, when only the answer was lost; whoever asks again must be able to tell (a move by its key).
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}
