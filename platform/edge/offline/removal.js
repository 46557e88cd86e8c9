// The site's service worker while its operator has offline use switched off: it deletes what the device keeps, and itself.
// It answers no request, so pages load as if there were no worker.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith('artha-offline')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(remove());
});
