/** Only a way within this page: an address given to somebody must not lead elsewhere. */
export const wayBack = (given: string | null): string =>
  given !== null && /^\/(?![/\\])/.test(given) ? given : '/online';

/** Where to sign in, and come back from to where one is now. */
export function signInAddress(name = ''): string {
  const query = new URLSearchParams({ back: location.pathname + location.search, ...(name && { name }) });
  return `/sign-in?${query}`;
}
