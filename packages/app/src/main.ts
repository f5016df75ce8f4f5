/// <reference types="vite/client" />
import { games } from '@binario/games';
import { mount, watchForNewVersion } from '@binario/web/shell';

mount(document.getElementById('root') as HTMLElement, {
  games,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  guides: {
    en: () => import('./guide/en.md?raw').then((file) => file.default),
    it: () => import('./guide/it.md?raw').then((file) => file.default),
    fr: () => import('./guide/fr.md?raw').then((file) => file.default),
  },
  // Inspector and gallery: `npm run dev` has them, a build does not.
  dev: import.meta.env.DEV ? (await import('@binario/web/dev')).devTools : null,
});

// A newer version has replaced the files this page was made of: take the new one. Nothing is lost, games are kept.
addEventListener('vite:preloadError', () => location.reload());

// The built client registers its service worker; the development server has none.
if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:') {
  const workers = navigator.serviceWorker;
  void workers.register('/sw.js').then(
    (registration) => watchForNewVersion(workers, registration),
    () => undefined,
  );
}
