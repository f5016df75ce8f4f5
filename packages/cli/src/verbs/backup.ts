import { existsSync } from 'node:fs';
import { text } from '../args.ts';
import { Failure } from '../io.ts';
import { remotely, rowCount } from '../online/remote.ts';
import type { Verb } from '../verb.ts';

/** `binario backup`: writes everything a running server has stored into a file. */
export const backup: Verb = {
  name: 'backup',
  summary: 'writes everything a running server has stored into a file, while people play on',
  positionals: ['FILE'],
  options: {
    url: { type: 'string', value: 'URL', help: 'address of the server; found in the data folder unless said' },
    'key-file': {
      type: 'string',
      value: 'KEY',
      help: 'encrypts the file with the passphrase in this one (12 characters or more)',
    },
  },
  notes: [
    'Asks the server whose data folder is BINARIO_DATA, with the token in that folder or BINARIO_ADMIN_TOKEN.',
    'A file without --key-file holds password hashes and addresses in the clear: keep it as you keep passwords.',
    'Without a running server it refuses: the database is never opened by a second program.',
  ],
  async run(args, io) {
    const [file = ''] = args.positionals;
    if (existsSync(file)) throw new Failure(`${file} exists already`);
    const counts = await remotely(text(args, 'url'), async (server) => {
      const { fetchBackup } = await import('@binario/server');
      return fetchBackup(server, file, text(args, 'key-file'));
    });
    io.print(
      `${counts.rows.game_table ?? 0} tables, ${counts.rows.journal ?? 0} records, ${rowCount(counts)} rows written to ${file}`,
    );
    return 0;
  },
};
