/* Told while the page is closed: shows the notice, and opens its table when it is pressed. */
self.addEventListener('push', (event) => {
  const notice = event.data.json();
  const shown = {
    body: `${notice.others} · ${notice.asked}`,
    tag: notice.table,
    data: notice.link,
  };
  event.waitUntil(self.registration.showNotification(notice.game, shown));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
