import type { TableInfo } from '@binario/protocol';
import { headDigest, linkOf, type Proof, REDACTED_BODY } from '../journal/chain.ts';
import type { GameTableRow, JournalRow } from '../store/schema/tables.ts';
import { columnsOf } from '../tables/head.ts';

/** What the chain says about a journal. */
export interface ChainFound {
  /** What was changed, if anything was. */
  readonly problem?: string;
  /** Texts that were deleted. */
  readonly redacted: number;
  /** Records that have no link: an older release wrote them. */
  readonly bare: number;
}

/** Follows the chain of a journal from its first record to the row of the table. */
export function followed(head: GameTableRow, journal: readonly JournalRow[]): ChainFound {
  let before = '';
  let redacted = 0;
  let bare = 0;
  let last: Proof | undefined;
  for (const record of journal) {
    if (record.link === null || record.proof === null) {
      bare++;
      continue;
    }
    // What follows an older release's record is chained together with it: nobody leaves one bare and goes on.
    if (bare > 0) return { problem: `record ${record.seq} follows one without a link`, redacted, bare };
    const proof = proofOf(record.proof);
    const fault = proof ? faultOf(record, proof) : 'has no readable proof';
    if (fault !== undefined) return { problem: `record ${record.seq} ${fault}`, redacted, bare };
    if (linkOf(before, record, proof as Proof) !== record.link)
      return { problem: `record ${record.seq} was changed, or what comes before it`, redacted, bare };
    if (proof?.redacted?.body !== undefined) redacted++;
    before = record.link;
    last = proof;
  }
  const problem = bare > 0 ? undefined : headFault(head, before, last);
  return { ...(problem !== undefined && { problem }), redacted, bare };
}

function proofOf(text: string): Proof | undefined {
  try {
    const found = JSON.parse(text) as Proof;
    return typeof found.author === 'string' && typeof found.body === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Only what somebody said can be deleted, and nothing can stand in its place. */
function faultOf({ kind, body }: JournalRow, { redacted }: Proof): string | undefined {
  if (redacted?.author !== undefined) return 'has no author that can be proven';
  if (redacted?.body === undefined) return undefined;
  return kind === 'chat' && body === REDACTED_BODY ? undefined : 'says something in place of a deleted text';
}

function headFault(row: GameTableRow, link: string, last: Proof | undefined): string | undefined {
  if (row.link_seq !== row.seq || row.link !== link) return 'the head has another link than its last record';
  const { id, seq, version, position, hash, doc } = row;
  const chained = { id, seq, version, position, hash, doc, setup: JSON.parse(row.setup) as unknown };
  if (last?.head !== headDigest(row.head_salt ?? '', chained)) return 'the head was changed';
  const info = JSON.parse(doc) as TableInfo;
  const { game, rules, engine } = info;
  const derived = { ...columnsOf(info), id: info.id, game, rules, engine, created_at: info.created };
  const other = Object.entries(derived).find(([name, value]) => row[name as keyof GameTableRow] !== value);
  return other && `the head was changed: ${other[0]}`;
}
