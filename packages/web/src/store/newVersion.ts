import { create } from 'zustand';

/** Is a newer version of the page on this device? What is open goes on as it is; reloading it brings the new one. */
export const useNewVersion = create<{ readonly there: boolean }>(() => ({ there: false }));

const BETWEEN_LOOKS = 15 * 60_000;

/**
 * Looks for a newer version now and then, and whenever somebody comes back to the page. The service worker fetches it whole and takes
 * over; the files of the version before stay beside it, so that an open page finds what it has not loaded yet.
 */
export function watchForNewVersion(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  // The first worker that takes over brings no news: the page it takes over is of its own version.
  let known = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (known) useNewVersion.setState({ there: true });
    known = true;
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, BETWEEN_LOOKS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}
