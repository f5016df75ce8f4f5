import type { Language } from '@binario/kernel';
import type { AccountAnswer } from '@binario/protocol';
import type { Kysely } from 'kysely';
import { languageOf } from '../notices/text/language.ts';
import { Refused } from '../security/refused.ts';
import { newId } from '../security/tokens.ts';
import type { Database } from '../store/database.ts';
import type { AccountRow } from '../store/schema/accounts.ts';
import { isDuplicate } from '../store/store.ts';
import { nameKey, shownName } from './names.ts';
import { hashPassword, isHashedAsToday, pretendToVerify, verifyPassword } from './passwords.ts';
import { demandStrength } from './strength.ts';

/** An account as its owner sees it. */
export type Account = AccountAnswer;

/** What somebody says of himself who comes for the first time. */
export interface Wish {
  readonly name: string;
  readonly language?: Language | undefined;
}

/** Who people are. Sessions are elsewhere. */
export class Accounts {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async byId(id: string): Promise<Account | undefined> {
    const row = await this.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    return row && row.kind !== 'left' ? accountOf(row) : undefined;
  }

  async guest({ name, language }: Wish): Promise<Account> {
    const shown = await this.freeName(name);
    return this.insert({
      kind: 'guest',
      name: shown,
      name_key: null,
      password_hash: null,
      language: languageOf(language),
    });
  }

  /** A new member, or the guest who is asking: seats and games stay his. */
  async register({ name, language, password }: Wish & { password: string }, guest?: Account): Promise<Account> {
    if (guest?.kind === 'member') throw new Refused(409, 'memberAlready', 'this account has a password already');
    const shown = await this.freeName(name);
    await demandStrength(password, [shown]);
    const identity = {
      kind: 'member',
      name: shown,
      name_key: nameKey(shown),
      password_hash: await hashPassword(password),
    };
    return this.unlessTaken(async () => {
      if (!guest) return this.insert({ ...identity, language: languageOf(language) });
      await this.update(guest.id, { ...identity, ...(language === undefined ? {} : { language }) });
      return this.must(guest.id);
    });
  }

  /** One answer for a wrong name and a wrong password, after the same time. */
  async signIn(name: string, password: string): Promise<Account> {
    const row = await this.db
      .selectFrom('account')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .where('kind', '=', 'member')
      .executeTakeFirst();
    const right = row?.password_hash
      ? await verifyPassword(row.password_hash, password)
      : await pretendToVerify(password);
    if (!row || !right) throw new Refused(401, 'wrongPassword', 'name or password are wrong');
    // Only now is it at hand to be hashed as costs are set today.
    if (!isHashedAsToday(row.password_hash ?? ''))
      await this.update(row.id, { password_hash: await hashPassword(password) });
    return accountOf(row);
  }

  async checkPassword(id: string, password: string): Promise<void> {
    const row = await this.db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
    const right = row?.password_hash
      ? await verifyPassword(row.password_hash, password)
      : await pretendToVerify(password);
    if (!right) throw new Refused(403, 'wrongPassword', 'the password is wrong');
  }

  async setPassword(id: string, password: string): Promise<void> {
    const { name, email } = await this.must(id);
    await demandStrength(password, email === null ? [name] : [name, ...email.split('@')]);
    await this.update(id, { password_hash: await hashPassword(password) });
  }

  async rename(account: Account, name: string): Promise<Account> {
    const shown = await this.freeName(name, account.id);
    return this.unlessTaken(async () => {
      await this.update(account.id, {
        name: shown,
        ...(account.kind === 'member' ? { name_key: nameKey(shown) } : {}),
      });
      return this.must(account.id);
    });
  }

  async setLanguage(id: string, language: Language): Promise<void> {
    await this.update(id, { language });
  }

  async setEmail(id: string, email: string | null): Promise<void> {
    await this.update(id, { email });
  }

  async memberNamed(name: string): Promise<Account | undefined> {
    const row = await this.db
      .selectFrom('account')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .where('kind', '=', 'member')
      .executeTakeFirst();
    return row && accountOf(row);
  }

  /** A guest may share a name with a guest, never with a member. */
  private async freeName(given: string, own?: string): Promise<string> {
    const shown = shownName(given);
    if (shown === undefined) {
      throw new Refused(400, 'badName', 'a name has 1 to 30 visible characters, a letter or digit among them');
    }
    const owner = await this.memberNamed(shown);
    if (owner && owner.id !== own) throw nameTaken();
    return shown;
  }

  private async unlessTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isDuplicate(error) ? nameTaken() : error;
    }
  }

  private async insert(given: Omit<AccountRow, 'id' | 'email' | 'created_at' | 'seen_at'>): Promise<Account> {
    const now = this.now();
    const row: AccountRow = { ...given, id: newId(), email: null, created_at: now, seen_at: now };
    await this.db.insertInto('account').values(row).execute();
    return accountOf(row);
  }

  private async update(id: string, changes: Partial<AccountRow>): Promise<void> {
    await this.db.updateTable('account').set(changes).where('id', '=', id).where('kind', '!=', 'left').execute();
  }

  private async must(id: string): Promise<Account> {
    const account = await this.byId(id);
    if (!account) throw new Refused(401, 'signedOut', 'this account is gone');
    return account;
  }
}

const nameTaken = (): Refused => new Refused(409, 'nameTaken', 'a member has this name');

function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    kind: row.kind === 'member' ? 'member' : 'guest',
    name: row.name,
    language: languageOf(row.language),
    email: row.email,
    createdAt: row.created_at,
  };
}
