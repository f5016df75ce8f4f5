import type { Kysely } from 'kysely';
import { Attempts } from '../security/attempts.ts';
import { tidySecurityLog } from '../security/securityLog.ts';
import type { Database } from '../store/database.ts';
import { forget } from './forget.ts';
import { dropStrayGuests } from './leave.ts';
import { MailTokens } from './mailTokens.ts';
import type { AccountsNeeds } from './parts.ts';
import { Passkeys } from './passkeys.ts';
import { SessionBook } from './sessionBook.ts';

const DAY = 86_400_000;
const AT_ONCE = 100;

/** Removes what has been kept as long as the rules allow (docs/security.md). Nobody waits for it. */
export async function tidy(needs: AccountsNeeds): Promise<void> {
  const { config, store, clock, security } = needs;
  const now = () => clock.now();
  const db = store.unhurried;
  await new SessionBook(db, { now, days: config.sessionDays, mostDays: config.sessionMostDays }).sweep();
  await new MailTokens(db, now).sweep();
  await new Attempts(db, now).sweep();
  await new Passkeys(db, now).sweep();
  await dropStrayGuests(db, now() - DAY);
  const gone = [
    ...(await unseen(db, 'guest', now() - config.keepGuestsDays * DAY)),
    ...(config.keepMembersDays > 0 ? await unseen(db, 'member', now() - config.keepMembersDays * DAY) : []),
  ];
  for (const who of gone) {
    await forget(needs, who);
    security('left', { account: who.id, what: 'not seen for as long as accounts are kept' });
  }
  tidySecurityLog(config, now());
}

/** Those who have not come for so long. Guests whose session lives may still come; without one nobody can be them any more. */
async function unseen(db: Kysely<Database>, kind: 'guest' | 'member', before: number) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.account_id', '=', 'account.id'))),
    )
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({ ...row, kind }));
}
