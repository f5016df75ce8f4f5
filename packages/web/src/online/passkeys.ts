import type { AccountAnswer, PasskeyAnswer, PasskeyAskAnswer, PasskeyBeginAnswer } from '@binario/protocol';
import { api } from './api.ts';
import { useYou } from './you.ts';

/** Can this browser have passkeys for this page? Numbers in place of a name, and pages without https, can have none. */
export const passkeysPossible = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The browser gave none: somebody closed its window, has none for this page, or has one for the account already. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

async function asked<C>(asking: Promise<Credential | null>): Promise<C> {
  const credential = await asking.catch(() => null);
  if (!credential) throw new NoPasskey();
  return credential as C;
}

/** Has the browser make a passkey for the account, and adds it. */
export async function addPasskey(label: string, password: string, code?: string): Promise<PasskeyAnswer> {
  const wish = { password, ...(code && { code }) };
  const begun = await api<PasskeyBeginAnswer>('POST', '/account/passkeys/begin', wish);
  const made = await asked<PublicKeyCredential & { response: AuthenticatorAttestationResponse }>(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(begun.challenge),
        rp: { id: begun.host, name: 'Binario' },
        user: { id: bytesOf(begun.user), name: begun.name, displayName: begun.name },
        pubKeyCredParams: begun.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: begun.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  return api<PasskeyAnswer>('POST', '/account/passkeys', {
    label,
    id: textOf(made.rawId),
    clientData: textOf(made.response.clientDataJSON),
    attestation: textOf(made.response.attestationObject),
  });
}

/** Signs in as whoever the passkey belongs to. */
export async function signInWithPasskey(): Promise<void> {
  const { challenge, host } = await api<PasskeyAskAnswer>('POST', '/account/passkeys/ask');
  const used = await asked<PublicKeyCredential & { response: AuthenticatorAssertionResponse }>(
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' },
    }),
  );
  const account = await api<AccountAnswer>('POST', '/account/passkeys/sign-in', {
    id: textOf(used.rawId),
    clientData: textOf(used.response.clientDataJSON),
    authenticatorData: textOf(used.response.authenticatorData),
    signature: textOf(used.response.signature),
  });
  useYou.setState({ account });
}
