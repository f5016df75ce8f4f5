/**
 * What a heartbeat tells of the table that is open: nothing was missed, some records were, or the server has fewer than the page
 * (its database lost some) and all must be fetched anew.
 */
export function missed(said: number | undefined, known: number | undefined): 'nothing' | 'some' | 'all' {
  if (said === undefined || known === undefined || said === known) return 'nothing';
  return said > known ? 'some' : 'all';
}
