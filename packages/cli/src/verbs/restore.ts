import { existsSync } from 'node:fs';
import { text } from '../args.ts';
import { Failure } from '../io.ts';
import { remotely, rowCount } from '../online/remote.ts';
import type { Verb } from '../verb.ts';

/** `binario restore`: fills an empty database from a backup. */
export const restore: Verb = {
  name: 'restore',
  summary: 'fills the empty database of a running server from a backup',
  positionals: ['FILE'],
  options: {
    url: { type: 'string', value: 'URL', help: 'address of the server; found in the data folder unless said' },
    'key-file': {
      type: 'string',
      value: 'KEY',
      help: 'file with the passphrase of an encrypted backup',
    },
  },
  notes: [
    'Start a server with a new data folder or an empty PostgreSQL first. It takes all or nothing, and refuses when it has tables or',
    'people already. A backup of one kind of database can be restored to the other. `verify` replays every game afterwards.',
  ],
  async run(args, io) {
    const [file = ''] = args.positionals;
    if (!existsSync(file)) throw new Failure(`there is no file ${file}`);
    const counts = await remotely(text(args, 'url'), async (server) => {
      const { sendRestore } = await import('@binario/server');
      return sendRestore(server, file, text(args, 'key-file'));
    });
    io.print(
      `${counts.rows.game_table ?? 0} tables, ${counts.rows.journal ?? 0} records, ${rowCount(counts)} rows restored`,
    );
    return 0;
  },
};
