/* The page where there is no line: what was built is kept, words and lessons as they were last told.

   `BUILD` names this build and `FILES` what belongs to it; both are written here when it is made. */

const PAGE = `page-${BUILD}`;
const TOLD = 'told';
/** What the page says before it can say anything else. */
const FIRST = ['./api/games', './api/text/fr', './api/text/en'];
/** Builds that are kept: this one, and the one of pages that are still open. */
const KEPT = 2;
/** Files that are named after what is in them. */
const NAMED = /^(assets|python|api\/offline)\//;
/** What the server tells everybody alike, and what can be read without it. */
const READABLE = /^api\/(games|text|rules)(\/|$)/;

const scope = new URL(self.registration.scope);
const within = (url) => url.href.slice(scope.href.length).split(/[?#]/)[0];

self.addEventListener('install', (event) => {
  self.skipWaiting(); // the page asks for itself first: nobody gets half of one build
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(FILES)));
  event.waitUntil(caches.open(TOLD).then((cache) => cache.addAll(FIRST)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith('page-'));
      const old = builds.filter((name) => name !== PAGE).slice(0, 1 - KEPT);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const path = within(url);
  if (request.mode === 'navigate') event.respondWith(fresh(request, './'));
  else if (NAMED.test(path)) event.respondWith(built(request));
  else if (READABLE.test(path)) event.respondWith(told(request));
  else if (FILES.includes(`./${path}`)) event.respondWith(fresh(request, request));
});

/** A file of a build never changes: it is taken from where it is. */
async function built(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The newest there is: the server's, else the one that is kept. */
async function fresh(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(kept, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}

/** What the server says now, and without it what it said last. */
async function told(request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

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
