import { flag, text } from '../args.ts';
import { remotely } from '../online/remote.ts';
import type { Verb } from '../verb.ts';

/** `binario revoke`: ends all sessions of a member. */
export const revoke: Verb = {
  name: 'revoke',
  summary: 'ends all sessions and tokens of a member of a running server',
  positionals: ['NAME'],
  options: {
    url: { type: 'string', value: 'URL', help: 'address of the server; found in the data folder unless said' },
    passkeys: { type: 'boolean', help: 'remove all passkeys of the account too' },
    codes: { type: 'boolean', help: 'ask for no code beside the password any more, where the authenticator is lost' },
  },
  notes: ['For an account in wrong hands. Its password stays: a new one is set with a letter, or by its owner.'],
  async run(args, io) {
    const [name = ''] = args.positionals;
    const { ended } = await remotely(text(args, 'url'), async (server) => {
      const { revokeSessions } = await import('@binario/server');
      return revokeSessions(server, name, { codes: flag(args, 'codes'), passkeys: flag(args, 'passkeys') });
    });
    io.print(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${name} ended`);
    return 0;
  },
};
