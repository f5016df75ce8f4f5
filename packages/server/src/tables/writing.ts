import type { SeatId } from '@binario/kernel';
import type { BodyOf, PublicRecord, RecordKind, TableInfo } from '@binario/protocol';
import { chained, headDigest, newSalt } from '../journal/chain.ts';
import { SYSTEM } from '../journal/record.ts';
import type { Append } from '../store/append.ts';
import type { GameSummary } from '../work/jobs.ts';
import { columnsOf, type Head, type Searched } from './head.ts';
import { workAt } from './work.ts';

/** A kind of record with its body. */
type Said = { [K in RecordKind]: { readonly kind: K; readonly body: BodyOf<K> } }[RecordKind];

/** One record to be written, and the table after it. */
export type Entry = Said & {
  readonly author: string;
  readonly seat?: SeatId;
  readonly info: TableInfo;
  readonly key?: string;
  readonly members?: readonly string[];
  readonly voices?: readonly string[];
  /** Given when the game changed. */
  readonly summary?: GameSummary;
  readonly engine?: { readonly id: string; readonly rules: number };
  readonly late?: readonly SeatId[];
  /** Given when the seed has been drawn. */
  readonly setup?: unknown;
};

/** Under which circumstances a record is written. */
export interface Circumstances {
  readonly now: number;
  /** The link of the record before. */
  readonly link: string;
  /** Does a standing order wait to be carried out after it? */
  readonly orderWaits: boolean;
  readonly node: string;
  readonly leaseMs: number;
}

/** What the store is asked to do for an entry, and what is true when it has done so. */
export interface Writing {
  readonly append: Append;
  readonly head: Head;
  readonly record: PublicRecord;
}

/** An entry made ready for the store: numbered, chained to the record before, and with the head of the table after it. */
export function writingOf(before: Head, entry: Entry, { now, link, ...circumstances }: Circumstances): Writing {
  const { author, seat, info, key = null, members, voices, summary, engine } = entry;
  const head = headAfter(before, entry);
  const claim = claimOf(info, now, circumstances);
  const { id, seq, version, position, hash, setup } = head;
  const written = { version, author, at: now, hash: summary ? hash : '' };
  const row = { ...written, kind: entry.kind, seat: seat ?? null, body: JSON.stringify(entry.body), key };
  const { doc, ...columns } = columnsOf(info);
  const searched: Searched = { ...columns, work_at: claim.work_at };
  const salt = newSalt();
  const vouched = headDigest(salt, { id, setup, seq, version, position, hash, doc });
  const chain = chained(link, { ...row, table_id: id, seq }, vouched);
  return {
    append: {
      table: id,
      expect: before.seq,
      head: {
        ...columns,
        doc,
        link: chain.link,
        link_seq: seq,
        head_salt: salt,
        version,
        hash,
        position,
        ...claim,
        ...(engine && { engine: engine.id, rules: engine.rules }),
        ...(entry.setup !== undefined && { setup: JSON.stringify(setup) }),
      },
      same: (Object.keys(searched) as (keyof Searched)[]).filter((name) => searched[name] === before.searched[name]),
      record: { ...row, ...chain },
      ...(members && { members }),
      ...(voices && { voices }),
      patient: author === SYSTEM,
    },
    head: { ...head, link: chain.link, searched },
    record: { ...written, seq, ...(seat !== undefined && { seat }), ...saidIn(entry) },
  };
}

function headAfter(before: Head, { info, summary, engine, setup = before.setup }: Entry): Omit<Head, 'searched'> {
  return {
    id: before.id,
    engine: engine?.id ?? before.engine,
    setup,
    seq: before.seq + 1,
    version: before.version + (summary ? 1 : 0),
    position: summary?.position ?? before.position,
    hash: summary?.hash ?? before.hash,
    info,
  };
}

/** When there is work at the table without a person. Whoever causes it does it: no second write is needed to claim it. */
function claimOf(
  info: TableInfo,
  now: number,
  { orderWaits, node, leaseMs }: Pick<Circumstances, 'orderWaits' | 'node' | 'leaseMs'>,
): Required<Pick<Append['head'], 'work_at' | 'lease_owner' | 'lease_until'>> {
  const work = workAt(info, orderWaits);
  const mine = work !== null && work <= now;
  return { work_at: work, lease_owner: mine ? node : null, lease_until: mine ? now + leaseMs : 0 };
}

/** Kind and body alone: what everybody may be told of an entry. */
const saidIn = ({ kind, body }: Entry): Said => ({ kind, body }) as Said;
