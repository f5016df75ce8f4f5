import { mailerOf } from '../notices/mail.ts';
import { stepOf } from '../ports/clock.ts';
import type { Module } from '../ports/module.ts';
import { Attempts } from '../security/attempts.ts';
import { guardOf } from '../security/guard.ts';
import { Accounts } from './accounts.ts';
import { codeRoutes } from './codeRoutes.ts';
import { Letters } from './letters.ts';
import { mailRoutes } from './mailRoutes.ts';
import { MailTokens } from './mailTokens.ts';
import { operatorRoutes } from './operatorRoutes.ts';
import { ownRoutes } from './ownRoutes.ts';
import type { AccountsNeeds, Parts } from './parts.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passkeySignIn } from './passkeySignIn.ts';
import { Passkeys } from './passkeys.ts';
import { tidy } from './retention.ts';
import { SecondFactor } from './secondFactor.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { bookOf, lookUp } from './sessions.ts';
import { signInRoutes } from './signInRoutes.ts';

const SWEEP_EVERY = 3_600_000;
const STEP = 600_000;

/** People: coming as a guest, becoming a member, signing in and out, leaving. */
export const accountsModule: Module<AccountsNeeds> = (app, needs) => {
  const { config, store, clock, log } = needs;
  const now = () => clock.now();
  const mailer = mailerOf(config);
  const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const parts: Parts = {
    ...needs,
    accounts: new Accounts(store.db, now),
    book: bookOf(needs),
    codes: new SecondFactor(store.db, now),
    passkeys: new Passkeys(store.db, now),
    links: new MailTokens(store.db, now),
    attempts: new Attempts(store.db, now),
    letters: mailer && new Letters(mailer, base, log),
  };

  // Early, so that a token that is due is replaced with the answer to whatever is asked.
  app.addHook('onRequest', async (request, reply) => {
    const plain = request.headers.upgrade === undefined && !request.is404;
    if (plain && guardOf(request) === 'api') await lookUp(request, reply, parts.book, config.secure);
  });
  signInRoutes(app, parts);
  ownRoutes(app, parts);
  sessionRoutes(app, parts);
  mailRoutes(app, parts);
  codeRoutes(app, parts);
  passkeyRoutes(app, parts);
  passkeySignIn(app, parts);
  operatorRoutes(app, parts);

  const step = stepOf(clock);
  const sweep = async () => {
    const ms = step();
    if (Math.abs(ms) > STEP) {
      // By a wrong clock everybody's session may look old, and what is removed does not come back.
      log.warn({ ms }, 'the clock was set: nothing old is removed this time');
      return;
    }
    await tidy(needs);
  };
  const timer = setInterval(() => {
    sweep().catch((err: unknown) => log.warn({ err }, 'what is old could not be removed'));
  }, SWEEP_EVERY);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await parts.letters?.settled();
    mailer?.close();
  });
};
