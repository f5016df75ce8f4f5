// Keeps the whole client, so that it works without a network once visited. Filled in by the build (offline.config.ts).
const FILES = '__FILES__';
const CACHE = 'binario-__VERSION__';

const ofThisVersion = (request) => caches.open(CACHE).then((cache) => cache.match(request));
const ofAnyVersion = (request) => caches.match(request).then((kept) => kept ?? fetch(request));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // The version before stays: an open page of it may still ask for files it has not loaded.
  const others = (names) => names.filter((name) => name.startsWith('binario-') && name !== CACHE);
  const old = (names) => others(names).slice(0, -1);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What the server says is never kept: a table must not be yesterday's.
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // A new version wins as soon as it can be reached.
    event.respondWith(fetch(request).catch(() => ofThisVersion('/')));
    return;
  }
  event.respondWith(ofThisVersion(request).then((kept) => kept ?? ofAnyVersion(request)));
});

// A turn notice from the server: shown even when no page is open; a tap leads to the table. What is said again (`id`) makes no
// second noise, and a newer notice of a table (`tag`) takes the place of the older.
self.addEventListener('push', (event) => {
  const { title = 'Binario', body = '', link = '/', tag = link, id } = event.data?.json() ?? {};
  const show = ([before]) => {
    const again = id !== undefined && before?.data?.id === id;
    const options = { body, icon: '/icon.svg', data: { link, id }, tag, renotify: !again };
    return self.registration.showNotification(title, options);
  };
  event.waitUntil(self.registration.getNotifications({ tag }).then(show));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url.endsWith(link));
      return open ? open.focus() : self.clients.openWindow(link);
    }),
  );
});
