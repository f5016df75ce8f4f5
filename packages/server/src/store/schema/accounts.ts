/** A person known to the server. The id is what tables and journals call the user. */
export interface AccountRow {
  id: string;
  /** `guest` (no password), `member`, or `left`: gone, kept only so that others' games stay whole. */
  kind: string;
  name: string;
  /** Unique among members; null for guests, who may share a name with each other. */
  name_key: string | null;
  password_hash: string | null;
  language: string;
  /** Confirmed, or null. One that waits for confirmation lives in its `mail_token`. */
  email: string | null;
  created_at: number;
  seen_at: number;
}

/** Somebody is signed in. Only hashes of tokens are kept. */
export interface SessionRow {
  id: string;
  account_id: string;
  /** `browser` (a cookie, rotated) or `token` (for a program, kept until revoked). */
  kind: string;
  token_hash: string;
  /** The hash before the last rotation, valid a little longer for requests that were under way. */
  previous_hash: string | null;
  previous_until: number;
  rotated_at: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** What the owner recognises it by: a browser, or the name of a program. */
  label: string;
}

/** A link sent by mail, good for one use. */
export interface MailTokenRow {
  token_hash: string;
  account_id: string;
  /** `reset` or `confirm`. */
  purpose: string;
  email: string;
  expires_at: number;
}

/** Codes of an authenticator beside the password. */
export interface SecondFactorRow {
  account_id: string;
  /** Must be readable: the code of a moment is made of it. */
  secret: string;
  /** 0 until the first code was shown. */
  confirmed: number;
  /** The step of the last code that was used. */
  last_step: number;
  /** Hashes of the spare codes that are left, as JSON. */
  spare_hashes: string;
  created_at: number;
}

/** A key of an authenticator that opens an account without the password. */
export interface PasskeyRow {
  /** As the authenticator names it, base64url. */
  id: string;
  account_id: string;
  /** `PasskeyKey` as JSON: the public half. */
  key: string;
  /** How often it was used, where the authenticator counts. */
  counter: number;
  /** What the owner recognises it by. */
  label: string;
  created_at: number;
  used_at: number | null;
}

/** What an authenticator was asked to sign, good for one answer. */
export interface ChallengeRow {
  hash: string;
  /** Who wants to add a passkey; null where somebody wants to sign in. */
  account_id: string | null;
  expires_at: number;
}

/** The relations about accounts. */
export interface AccountsSchema {
  account: AccountRow;
  session: SessionRow;
  mail_token: MailTokenRow;
  second_factor: SecondFactorRow;
  passkey: PasskeyRow;
  challenge: ChallengeRow;
}
