import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** A mail to be sent. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Same for every attempt to deliver one thing, so that receivers recognise a repetition. */
  readonly id?: string;
}

/** Whatever can send mail. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server of the operator, or undefined where none is configured. */
export function mailerOf({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined;
  const transport = createTransport(
    {
      url: smtpUrl,
      // All together shorter than the lease of a delivery: a slow mail server must not make another node send it again.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // Content comes from players: it may name no file and no address to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  );
  const [, domain = 'localhost'] = /@([^\s<>@]+)>?$/.exec(mailFrom) ?? [];
  return {
    async send({ to, subject, text, id }) {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` };
      await transport.sendMail({ to: { name: '', address: to }, subject, text, ...messageId });
    },
    close: () => transport.close(),
  };
}

/** Errors of the mail server that no repetition mends: it answered with 5xx to this very letter. */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && command !== 'CONN' && !command?.startsWith('AUTH');
}
