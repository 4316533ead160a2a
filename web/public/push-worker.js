/**
 * Shows messages that come while no page is open (R154), and a page of ours where there is no network (R226). It keeps
 * that page alone: no figures and nothing personal.
 */
const KEPT = 'nesie-offline-1';
const OFFLINE = { ru: '/offline-ru.html', kz: '/offline-kz.html' };

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(Object.values(OFFLINE))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode !== 'navigate') return;
  const page = new URL(url).pathname.startsWith('/kz') ? OFFLINE.kz : OFFLINE.ru;
  const asked = event.preloadResponse.then((ready) => ready ?? fetch(event.request));
  event.respondWith(asked.catch(async () => (await caches.match(page)) ?? Response.error()));
});

self.addEventListener('push', (event) => {
  const { tag, title, text, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { url }, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.url, self.location.origin);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find((one) => 'focus' in one);
      if (!page) return self.clients.openWindow(target.href);
      await page.focus();
      return page.navigate(target.href).catch(() => self.clients.openWindow(target.href));
    }),
  );
});
