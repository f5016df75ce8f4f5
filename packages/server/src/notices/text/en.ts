import { type BasicStyle, english, translating } from '@binario/kernel';

/** What is written to people who are not at the table. */
export const en = english<BasicStyle>()({
  turn: 'It is your turn at the table {table} ({game}).',
  turnBy: 'It is your turn at the table {table} ({game}), until {until:there}.',
  deadline: 'Your time at the table {table} ({game}) runs out on {until:there}.',
  reminder: 'Your time at the table {table} ({game}) runs until {until:there}.',
  digest: 'Binario: {n} {n:game waits|games wait} for you',
  waiting: '{table} ({game})',
  waitingBy: '{table} ({game}), until {until:there}',
  asked: 'Your answer is wanted at the table {table} ({game}).',
  ended: 'The game at the table {table} ({game}) is over.',
  removal: '{by} asks the others at the table {table} ({game}) to agree that you leave it.',
  removed: 'You were removed from the table {table} ({game}).',
  test: 'This is a test. Notices from Binario will arrive here.',
  greeting: 'Hello {name},',
  footer: 'You can switch these notices off in your account.',
  resetSubject: 'A new password for Binario',
  reset:
    'Hello {name},\n\nSomebody asked for a new password for your account. If it was you, choose one here within an hour:\n\n{link}\n\nOtherwise do nothing: your password stays as it is.\n',
  confirmSubject: 'Please confirm your address',
  confirm:
    'Hello {name},\n\nThis address was entered in your Binario account. Confirm it here within a day:\n\n{link}\n\nIf it was not you, do nothing: nothing more will be sent.\n',
  addressChangedSubject: 'Your address at Binario has changed',
  addressChanged:
    'Hello {name},\n\nThe address of your Binario account is no longer this one. If that was not you, set a new password at once and end all sessions:\n\n{link}\n',
  passwordChangedSubject: 'Your password at Binario has changed',
  passwordChanged:
    'Hello {name},\n\nThe password of your Binario account was changed, and all other sessions were ended. If that was not you, ask for a new password:\n\n{link}\n',
  codesOnSubject: 'Binario now asks for a code',
  codesOn:
    'Hello {name},\n\nFrom now on signing in to your Binario account takes a code from your authenticator app as well as the password. If it was not you who wanted this, set a new password at once:\n\n{link}\n',
  codesOffSubject: 'Binario no longer asks for a code',
  codesOff:
    'Hello {name},\n\nFrom now on the password alone opens your Binario account; no code is asked for. If it was not you who wanted this, set a new password at once:\n\n{link}\n',
  passkeyAddedSubject: 'A passkey for Binario was added',
  passkeyAdded:
    'Hello {name},\n\nA passkey was added that opens your Binario account without the password. If it was not you, remove it and set a new password at once:\n\n{link}\n',
  passkeyRemovedSubject: 'A passkey for Binario was removed',
  passkeyRemoved:
    'Hello {name},\n\nA passkey does not open your Binario account any more. If it was not you who removed it, set a new password at once:\n\n{link}\n',
});

/** Make sure that notices in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, BasicStyle>();
