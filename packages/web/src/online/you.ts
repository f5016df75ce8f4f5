import type { AccountAnswer, WhoAnswer } from '@binario/protocol';
import { create } from 'zustand';
import { myName, set as saveSetting, useSettings } from '../store/settings.ts';
import { ApiError, api } from './api.ts';

interface YouState {
  /** Who this browser is on the server; undefined until the server has said. */
  readonly account: AccountAnswer | null | undefined;
  readonly reachable: boolean;
}

/** The account at this page, for components. */
export const useYou = create<YouState>(() => ({ account: undefined, reachable: true }));

/** Asks the server whose session this is. */
export async function askWho(): Promise<void> {
  try {
    const { account } = await api<WhoAnswer>('GET', '/account');
    useYou.setState({ account, reachable: true });
  } catch (error) {
    useYou.setState({ account: null, reachable: error instanceof ApiError && error.status > 0 });
  }
}

const language = () => useSettings.getState().language;

/** Comes in as a guest. */
export async function comeIn(name: string): Promise<void> {
  useYou.setState({ account: await api<AccountAnswer>('POST', '/account/guest', { name, language: language() }) });
  if (!myName()) saveSetting({ name });
}

/** Becomes a member. */
export async function register(name: string, password: string): Promise<void> {
  const wish = { name, password, language: language() };
  useYou.setState({ account: await api<AccountAnswer>('POST', '/account/register', wish) });
}

/** Signs in as a member. */
export async function signIn(name: string, password: string, code?: string): Promise<void> {
  const wish = { name, password, ...(code && { code }) };
  useYou.setState({ account: await api<AccountAnswer>('POST', '/account/sign-in', wish) });
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await api('POST', '/account/sign-out');
  useYou.setState({ account: null });
}
