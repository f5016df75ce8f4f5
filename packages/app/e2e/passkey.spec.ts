import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { guest } from './onlineTable.ts';

test('a member adds a passkey, signs in with it, and removes it', async ({ browser }) => {
  const { page, context } = await guest(browser, `Piero ${Date.now() % 100000}`);
  // An authenticator of the browser's own, as the devices of people have one.
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Become a member' });
  await form.getByLabel('Password').fill('una parola lunga');
  await form.getByRole('button').click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();

  await page.getByText('Passkeys', { exact: true }).click();
  const adding = page.getByRole('form', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the passkey').fill('my telephone');
  await adding.getByLabel('Current password').fill('una parola lunga');
  await adding.getByRole('button').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'my telephone' })).toContainText('not used yet');
  await expectAccessible(page);
  // Nothing lies over the rest of the account.
  await page.getByLabel('E-mail').click({ trial: true });

  const door = page.getByRole('button', { name: 'Sign in with a passkey' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await door.click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();

  // A finger that the device does not know opens nothing.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await door.click();
  await expect(page.getByRole('alert')).toContainText('The browser gave no passkey');
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await door.click();
  await expect(page.getByText('member', { exact: true })).toBeVisible();

  await page.getByText('Passkeys', { exact: true }).click();
  const removing = page.getByRole('form', { name: 'Remove the passkey' });
  await removing.getByLabel('Current password').fill('una parola lunga');
  await removing.getByRole('button').click();
  await expect(removing).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await door.click();
  await expect(page.getByText('This passkey is not accepted here.')).toBeVisible();
  await context.close();
});
