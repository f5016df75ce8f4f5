import type { NoticeText } from './catalogue.ts';

export const en: NoticeText = {
  turn: (table, game) => `It is your turn at ${table} (${game}).`,
  turnBy: (table, game, until) => `It is your turn at ${table} (${game}), until ${until}.`,
  deadline: (table, game, until) => `Your time at ${table} (${game}) ends at ${until}.`,
  ended: (table, game) => `${table} (${game}) is over.`,
  removal: (table, game, by) => `${by} asks the others at ${table} (${game}) to agree that you leave the table.`,
  removed: (table, game) => `You were removed from ${table} (${game}).`,
  test: 'This is a test. Notices of Binario arrive here.',
  greeting: (name) => `Hello ${name},`,
  footer: 'You can switch these notices off in your account.',
  resetSubject: 'A new password for Binario',
  reset: (name, link) =>
    `Hello ${name},\n\nsomebody asked for a new password for your account. If it was you, choose one here within an hour:\n\n${link}\n\nOtherwise do nothing: your password stays as it is.\n`,
  confirmSubject: 'Is this your address?',
  confirm: (name, link) =>
    `Hello ${name},\n\nthis address was entered in your account at Binario. Confirm it here within a day:\n\n${link}\n\nIf it was not you, do nothing: nothing more will be sent.\n`,
};
