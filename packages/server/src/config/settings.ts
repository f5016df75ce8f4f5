import { risks } from '../ports/risks.ts';
import { readers, type Setting } from './reader.ts';

const { text, choice, words, flag, count, port, address, mailbox, networks, secret, optional } = readers;

/**
 * Every variable of the environment that the server reads, in the order of the manual. The table in README.md is checked
 * against this list, so a setting cannot exist without being described.
 */
export const settings = {
  host: setting('HOST', 'address to listen on; `0.0.0.0` opens the server to the network', text('127.0.0.1')),
  port: setting('PORT', 'port to listen on; 0 takes a free one', port(1849)),
  publicUrl: setting(
    'BINARIO_URL',
    'address under which players reach the server; needed behind a proxy and for links in notices',
    optional(address(['http:', 'https:'])),
  ),
  dataFolder: setting(
    'BINARIO_DATA',
    'folder of the embedded database, its lock and the admin token',
    optional(text('')),
    '`data` in the repository',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    'PostgreSQL to use in place of the embedded database',
    optional(secret(address(['postgres:', 'postgresql:']))),
    'embedded SQLite',
  ),
  databasePool: setting(
    'BINARIO_DATABASE_POOL',
    'connections to PostgreSQL at most, besides three that listen, copy and tidy up',
    count(10, 2, 200),
  ),
  allowLoss: setting(
    'BINARIO_ALLOW_LOSS',
    'settings of the database that may lose acknowledged moves and are put up with, by name (docs/operation.md)',
    words(risks),
    'none',
  ),
  node: setting('BINARIO_NODE', 'name of this node in leases and logs', optional(text('')), 'made at start'),
  webFolder: setting('BINARIO_WEB', 'folder of the built web client', optional(text('')), 'that of the repository'),
  engineFolder: setting(
    'BINARIO_ENGINES',
    'folder of the engine files of this release',
    optional(text('')),
    'that of the repository',
  ),
  trustProxy: setting(
    'BINARIO_TRUST_PROXY',
    'proxies that are believed about the address of a client: `loopback`, or addresses such as `10.0.0.0/8`',
    optional(networks()),
    'none',
  ),
  logLevel: setting(
    'BINARIO_LOG',
    'least level that is logged',
    choice('info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  ),
  adminToken: setting(
    'BINARIO_ADMIN_TOKEN',
    'token for backup, restore and metrics, 32 characters or more',
    optional(secret(text('', 32))),
    '`admin.token` in the data folder',
  ),
  signingKey: setting(
    'BINARIO_SIGNING_KEY',
    'Ed25519 key (PKCS 8, DER, base64) that signs exported games; the same on all nodes',
    optional(secret(text('', 40))),
    '`signing.key` in the data folder',
  ),
  metrics: setting(
    'BINARIO_METRICS',
    'who may read `/metrics`: nobody, whoever has the admin token or calls from this machine, everybody',
    choice('local', ['off', 'local', 'open']),
  ),
  signUp: setting(
    'BINARIO_SIGN_UP',
    'may new people come: as guests and members, as guests only, not at all',
    choice('members', ['members', 'guests', 'closed']),
  ),
  sessionDays: setting('BINARIO_SESSION_DAYS', 'days after which an unused session ends', count(60, 1, 400)),
  sessionMostDays: setting(
    'BINARIO_SESSION_MOST_DAYS',
    'days after which a member signs in again, however much a session is used',
    count(365, 1, 4_000),
  ),
  keepGuestsDays: setting(
    'BINARIO_KEEP_GUESTS_DAYS',
    'days after which guests are forgotten who played or spoke and whose session has ended',
    count(90, 1, 4_000),
  ),
  keepMembersDays: setting(
    'BINARIO_KEEP_MEMBERS_DAYS',
    'days after which members are forgotten who have not come and whose sessions have ended; 0 keeps them until they leave',
    count(0, 0, 40_000),
  ),
  keepSecurityLogDays: setting(
    'BINARIO_KEEP_SECURITY_LOG_DAYS',
    'days after which lines of the security log are removed, if there is room for them so long',
    count(400, 4, 4_000),
  ),
  ratePerAddress: setting('BINARIO_RATE_ADDRESS', 'requests a minute from one address', count(600, 1, 1_000_000)),
  ratePerAccount: setting(
    'BINARIO_RATE_ACCOUNT',
    'requests and socket messages a minute of one account',
    count(600, 1, 1_000_000),
  ),
  rateSignIn: setting(
    'BINARIO_RATE_SIGN_IN',
    'attempts a minute from one address to sign in, sign up or reset; ten times as many for one name',
    count(10, 1, 1_000_000),
  ),
  socketsPerAddress: setting('BINARIO_SOCKETS_ADDRESS', 'open sockets from one address', count(200, 1, 1_000_000)),
  bodyLimit: setting(
    'BINARIO_BODY_LIMIT',
    'bytes of a request body (an imported game may have 32 times as many)',
    count(65_536, 1024, 16_777_216),
  ),
  frameLimit: setting('BINARIO_FRAME_LIMIT', 'bytes of a message on a socket', count(65_536, 1024, 16_777_216)),
  shutdownSeconds: setting('BINARIO_SHUTDOWN_SECONDS', 'time to finish when asked to stop', count(10, 1, 600)),
  smtpUrl: setting(
    'SMTP_URL',
    'mail server, such as `smtps://user:password@mail.example.org`; without it no mail is sent',
    optional(secret(address(['smtp:', 'smtps:']))),
    'off',
  ),
  mailFrom: setting('BINARIO_MAIL_FROM', 'sender of mail; needed with SMTP_URL', optional(mailbox())),
  webhooks: setting('BINARIO_WEBHOOKS', 'may players have turn notices sent to webhooks', flag(false)),
  webhookLoopback: setting(
    'BINARIO_WEBHOOK_LOOPBACK',
    'may webhooks point to this machine; for tests only',
    flag(false),
  ),
  pushPublicKey: setting(
    'BINARIO_PUSH_PUBLIC_KEY',
    'VAPID key pair for web push (`npx web-push generate-vapid-keys`)',
    optional(text('', 80)),
    'off',
  ),
  pushPrivateKey: setting('BINARIO_PUSH_PRIVATE_KEY', 'its secret half', optional(secret(text('', 40))), 'off'),
  pushContact: setting(
    'BINARIO_PUSH_CONTACT',
    'address that push services may write to: `mailto:` or `https:`',
    optional(address(['mailto:', 'https:'])),
  ),
  namedSeeds: setting('BINARIO_NAMED_SEEDS', 'may whoever makes a table name its seed; for tests only', flag(false)),
  noticeDelay: setting(
    'BINARIO_NOTICE_DELAY',
    'seconds between the beginning of a turn and its notice',
    count(30, 0, 86_400),
  ),
} as const;

function setting<T>(name: string, help: string, reader: Setting<T>['reader'], shownDefault?: string): Setting<T> {
  return { name, help, reader, ...(shownDefault === undefined ? {} : { shownDefault }) };
}
