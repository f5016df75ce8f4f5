/// <reference types="vite/client" />
import { games } from '@binario/games';
import { mount } from '@binario/web/shell';

mount(document.getElementById('root') as HTMLElement, {
  games,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
});

// A newer version has replaced the files this page was made of: take the new one. Nothing is lost, games are kept.
addEventListener('vite:preloadError', () => location.reload());

// The built client registers its service worker; the development server has none.
if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:') {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
