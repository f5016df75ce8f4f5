/** One online table: the head of its journal, and what searching and the clock need of it. */
export interface GameTableRow {
  id: string;
  game: string;
  /** Version of the rules, and the very engine file that plays this table. */
  rules: number;
  engine: string;
  /** What the engine's `start` takes; JSON. */
  setup: string;
  name: string;
  visibility: string;
  status: string;
  players: number;
  /** How many seats nobody has taken. */
  free: number;
  host: string;
  created_at: number;
  updated_at: number;
  /** Number of the last journal record. */
  seq: number;
  /** Raised by every record that changes the game: act, undo, redo. */
  version: number;
  /** How many actions are in force. */
  position: number;
  hash: string;
  /** Settings, seats, requests, orders, clocks: `TableDoc` as JSON. */
  doc: string;
  /** When the table wants something done without a player: a bot to move, a deadline to be kept. */
  work_at: number | null;
  lease_owner: string | null;
  lease_until: number;
  /** The version up to which, and the engine by which, the journal was last replayed and found equal. */
  checked_version: number;
  checked_engine: string;
  /** Until then some node replays the journal: no other need do it. */
  check_until: number | null;
  /** The newer engine by which the journal came out otherwise: the table stays with its own. */
  differs_by: string | null;
  /** The link of the last record, and its number: an older release appends without. */
  link: string | null;
  link_seq: number | null;
  /** Salt of what the last record says about this row. */
  head_salt: string | null;
  /** Up to this record the chain was made afterwards. */
  checkpoint: number | null;
}

/** One record of a journal. Never changed, never removed. */
export interface JournalRow {
  table_id: string;
  seq: number;
  /** The version of the game after this record. */
  version: number;
  kind: string;
  /** Whose doing it is: a user, or `system`. */
  author: string;
  seat: string | null;
  at: number;
  body: string;
  /** The hash of the state after it; empty for records that leave the game alone. */
  hash: string;
  /** The submitter's own name for this submit: the same one never counts twice. */
  key: string | null;
  /** The chain over whole records (`journal/chain.ts`). */
  link: string | null;
  proof: string | null;
}

/** A stored state of a game, from which later ones are played on. */
export interface SnapshotRow {
  table_id: string;
  version: number;
  position: number;
  hash: string;
  state: string;
}

/** Who sits, or sat, at which table: an index over the documents, for "my tables". */
export interface MemberRow {
  table_id: string;
  user_id: string;
}

/** Who spoke at a table without a seat. */
export interface VoiceRow {
  table_id: string;
  user_id: string;
}

/** A player's private note about a table. */
export interface NoteRow {
  table_id: string;
  user_id: string;
  text: string;
  updated_at: number;
}

/** An engine file in use somewhere; kept so that every node, and every later release, can play the old tables. */
export interface EngineRow {
  id: string;
  game: string;
  rules: number;
  code: string;
  added_at: number;
}

/** A migration that was carried out. */
export interface MigrationRow {
  name: string;
  at: number;
}

/** What was added to the relations that the release before can live with, and by which release. */
export interface AdditionRow {
  name: string;
  at: number;
  release: string;
}

/** The relations about tables and their journals. */
export interface TablesSchema {
  game_table: GameTableRow;
  journal: JournalRow;
  snapshot: SnapshotRow;
  member: MemberRow;
  note: NoteRow;
  engine: EngineRow;
  migration: MigrationRow;
  addition: AdditionRow;
  voice: VoiceRow;
}
