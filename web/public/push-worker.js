/** Shows messages that come while no page is open (R154). It caches nothing and answers no request of a page. */
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
