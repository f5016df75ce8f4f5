import { memo1 } from '@binario/kernel';
import { type CorpId, type Holder, isPlayer, type PlayerId } from './ids.ts';

/** The kind of a certificate: the president's, an ordinary one, or the last of the stack. */
export type CertKind = 'president' | 'ordinary' | 'last';

/** One printed certificate. Its place in the corporation's list is its name. */
export interface Cert {
  readonly percent: number;
  readonly kind: CertKind;
  readonly holder: Holder;
}

/** The certificates of a corporation, always in the same order: an index names one of them. */
export type Certs = readonly Cert[];

/** How many per cent of a corporation a holder has. */
export function percentOf(certs: Certs, holder: Holder): number {
  let percent = 0;
  for (const cert of certs) if (cert.holder === holder) percent += cert.percent;
  return percent;
}

/** How many certificates of a corporation a holder has. */
export function countOf(certs: Certs, holder: Holder): number {
  let count = 0;
  for (const cert of certs) if (cert.holder === holder) count++;
  return count;
}

/** Numbers of the certificates of this kind that the holder has, in printed order. */
export function certsOf(certs: Certs, holder: Holder, kind?: CertKind): readonly number[] {
  const found: number[] = [];
  for (let n = 0; n < certs.length; n++) {
    const cert = certs[n] as Cert;
    if (cert.holder === holder && (kind === undefined || cert.kind === kind)) found.push(n);
  }
  return found;
}

/** Whoever holds the president's certificate, if a player does. */
export function presidentIn(certs: Certs): PlayerId | undefined {
  for (const cert of certs) {
    if (cert.kind === 'president') return isPlayer(cert.holder) ? cert.holder : undefined;
  }
  return undefined;
}

/** Asked of every purchase one could make: counted once for each change of hands. */
const countsByHolder = memo1((all: Readonly<Record<CorpId, Certs>>) => {
  const counts = new Map<Holder, number>();
  for (const corp in all) {
    for (const { holder } of all[corp] as Certs) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  return counts;
});

/** Certificates of all corporations in one hand. */
export function certCount(all: Readonly<Record<CorpId, Certs>>, holder: Holder): number {
  return countsByHolder(all).get(holder) ?? 0;
}
