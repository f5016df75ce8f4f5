/** Where somebody wants to be told. */
export interface NoticeChannelRow {
  id: string;
  account_id: string;
  kind: string;
  /** `Target` as JSON. */
  target: string;
  /** 0 or 1. */
  enabled: number;
  /** Why it was switched off by the server; empty otherwise. */
  trouble: string;
  created_at: number;
}

/** One notice to one channel: waiting, under way, or done, with its log. */
export interface NoticeDeliveryRow {
  id: string;
  channel_id: string;
  account_id: string;
  table_id: string | null;
  /** `Notice` as JSON. */
  notice: string;
  /** The same thing is told once per channel: kind, table and moment, or the id of a test. */
  once: string;
  /** `waiting`, `sent`, `failed` or `dropped` (no longer of interest). */
  state: string;
  attempts: number;
  /** Next attempt not before; null when done. */
  due_at: number | null;
  lease_owner: string | null;
  lease_until: number;
  detail: string;
  created_at: number;
  done_at: number | null;
}

/** The relations about notices. */
export interface NoticesSchema {
  notice_channel: NoticeChannelRow;
  notice_delivery: NoticeDeliveryRow;
}
