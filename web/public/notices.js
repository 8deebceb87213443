// The service worker: shows "It is your turn" when the server sends it, and opens the table at a click. It keeps nothing.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const how = { body, tag, icon: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
