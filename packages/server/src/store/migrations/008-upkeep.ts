import type { Migration } from './migration.ts';

/** Who replays a stored game after a release, and by which engine it was found to go otherwise. */
export const upkeep8: Migration = {
  name: '008-upkeep',
  // New columns that may be empty: an older release replays as it did, without asking who else does.
  light: true,
  async up({ schema }) {
    await schema.alterTable('game_table').addColumn('check_until', 'bigint').execute();
    await schema.alterTable('game_table').addColumn('differs_by', 'text').execute();
  },
};
