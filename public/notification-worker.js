// Shows notifications that arrive while no page is open. It caches nothing and answers no requests of pages.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, url, tag } = message;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

/** Opens a page of ours, in a tab that shows it already if there is one. */
async function open(path) {
  const address = new URL(path ?? "/notifications", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address.href);
  await (tab ? tab.focus() : self.clients.openWindow(address.href));
}
