// Runs first in every worker of a release: data that a page passes to a worker must not leave it. The page's policy
// would allow the worker to send requests to the site, so this removes the functions for requests.

const senders = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebSocketError',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'RTCDataChannel',
  'importScripts',
  'Worker',
  'SharedWorker',
  'FontFace',
  'FontFaceSet',
  'fonts',
  'Notification',
  'PushManager',
  // Storage that other pages of the site could read, or that persists.
  'BroadcastChannel',
  'caches',
  'CacheStorage',
  'Cache',
  'cookieStore',
  'indexedDB',
  'IDBFactory',
  'ServiceWorker',
  'ServiceWorkerContainer',
  'ServiceWorkerRegistration',
  'StorageManager',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
  'navigator',
];

for (const name of senders) {
  for (let owner = globalThis; owner !== null; owner = Object.getPrototypeOf(owner)) {
    Reflect.deleteProperty(owner, name);
  }
  if (name in globalThis) throw new Error(`A worker keeps ${name}.`);
}
