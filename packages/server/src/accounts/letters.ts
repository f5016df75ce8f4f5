import type { Logger } from '../log/logger.ts';
import type { Mailer } from '../notices/mail.ts';
import { written } from '../notices/text/catalogue.ts';
import type { Account } from './accounts.ts';
import type { Purpose } from './mailTokens.ts';

/** What the owner of an account is told when it has changed. */
export type Told = 'addressChanged' | 'codesOff' | 'codesOn' | 'passkeyAdded' | 'passkeyRemoved' | 'passwordChanged';

/** The links of an account, written and sent in the background: how long a mail takes must not tell whether an account exists. */
export class Letters {
  private readonly mailer: Mailer;
  private readonly publicUrl: string;
  private readonly log: Logger;
  private readonly underWay = new Set<Promise<void>>();

  constructor(mailer: Mailer, publicUrl: string, log: Logger) {
    this.mailer = mailer;
    this.publicUrl = publicUrl;
    this.log = log;
  }

  send(purpose: Purpose, account: Account, to: string, token: string): void {
    // Behind the hash mark: what stands there is sent to no server and into no log.
    const link = `${this.publicUrl}/account/${purpose}#token=${token}`;
    this.write(purpose, account, to, { link });
  }

  /** Somebody must learn of it even if it was somebody else who did it. */
  tell(what: Told, account: Account, to: string): void {
    this.write(what, account, to, { link: `${this.publicUrl}/account` });
  }

  private write(what: Purpose | Told, { id, language, name }: Account, to: string, { link }: { link: string }): void {
    const letter = {
      to,
      subject: written(language, `${what}Subject`),
      text: written(language, what, { name, link }),
    };
    const sending = this.mailer.send(letter).catch((err: unknown) => {
      this.log.warn({ err, letter: what, account: id }, 'a letter could not be sent');
    });
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
