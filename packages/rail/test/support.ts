import type { CertKind, RailTable } from '@binario/rail';

/** A table with nobody and nothing on it. */
export const emptyTable: RailTable = {
  seats: [],
  leavers: [],
  phase: '1',
  cash: {},
  certs: {},
  market: [],
  map: {},
  stations: {},
  charters: {},
  trains: {},
  privates: {},
};

/** Certificates of one corporation, the president's (20 %) first, then singles (10 %), by their holders. */
export const certsHeldBy = (...holders: readonly string[]) =>
  holders.map((holder, n) => ({
    percent: n === 0 ? 20 : 10,
    kind: (n === 0 ? 'president' : 'ordinary') satisfies CertKind as CertKind,
    holder,
  }));
