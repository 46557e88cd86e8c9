// First in every worker of a release: what a page hands to a worker does not leave it. The page's policy lets a worker ask
// for addresses of the site, and this takes away what asks.

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
  // What others of the site would read, or what stays.
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
