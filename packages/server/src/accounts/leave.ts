import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';

/** Shown in others' games in place of the name of somebody who left. */
export const NAME_OF_THE_GONE = 'former player';

/**
 * Takes out everything that tells who somebody was: name, password, address, sessions, passkeys, channels, notes. The account stays as
 * an empty shell and the journals stay as they are, because the games belong to the others too.
 */
export async function anonymise(db: Kysely<Database>, account: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('session').where('account_id', '=', account).execute();
    await tx.deleteFrom('mail_token').where('account_id', '=', account).execute();
    await tx.deleteFrom('second_factor').where('account_id', '=', account).execute();
    await tx.deleteFrom('passkey').where('account_id', '=', account).execute();
    await tx.deleteFrom('challenge').where('account_id', '=', account).execute();
    await tx.deleteFrom('notice_delivery').where('account_id', '=', account).execute();
    await tx.deleteFrom('notice_channel').where('account_id', '=', account).execute();
    await tx.deleteFrom('note').where('user_id', '=', account).execute();
    await tx
      .updateTable('account')
      .set({ kind: 'left', name: NAME_OF_THE_GONE, name_key: null, password_hash: null, email: null, language: 'en' })
      .where('id', '=', account)
      .execute();
  });
}

/** Guests whom nobody can be any more, because their sessions ended, and who never sat or spoke at a table. */
export async function dropStrayGuests(db: Kysely<Database>, before: number): Promise<void> {
  const stray = db
    .selectFrom('account')
    .select('account.id')
    .where('kind', '=', 'guest')
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.account_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member').select('member.table_id').whereRef('member.user_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('voice').select('voice.table_id').whereRef('voice.user_id', '=', 'account.id'))),
    );
  await db.transaction().execute(async (tx) => {
    const ids = (await tx.selectFrom(stray.as('stray')).select('id').limit(500).execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.deleteFrom('mail_token').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('notice_delivery').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('notice_channel').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('note').where('user_id', 'in', ids).execute();
    await tx.deleteFrom('account').where('id', 'in', ids).execute();
  });
}
