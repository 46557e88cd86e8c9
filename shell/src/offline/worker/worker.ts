import * as v from 'valibot';
import { isOptionalFile, SHARED_FIELD, SITE_KEYS_GLOBAL } from '@artha/shared/contract';
import { requestSchema, type WorkerRequest } from './workerRequest.ts';
import { answerFile, answerPage } from './answerRequests.ts';
import { Keeper } from './Keeper.ts';
import { KeptFiles } from './KeptFiles.ts';
import { requestKind } from './requestKind.ts';
import { SharedFiles } from './SharedFiles.ts';

const CACHES = 'artha-offline';
/** The cache for this form of the kept files; a worker with another form deletes it. */
const CACHE = `${CACHES}-1`;

const keys = v.parse(v.array(v.string()), Reflect.get(globalThis, SITE_KEYS_GLOBAL));
const keeper = new Keeper({
  keys,
  fetch: (address, init) => fetch(address, init),
  openFiles: async () => new KeptFiles(await caches.open(CACHE)),
  deleteFiles: async () => {
    await caches.delete(CACHE);
  },
  now: Date.now,
});
const shared = new SharedFiles();
/** Pages whose documents came from this device. */
const keptPages = new Set<string>();

const wait = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, ms);
  });
const openSite = () => keeper.openSite();
const pathOf = (url: string): string => new URL(url).pathname;

async function deleteOtherForms(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/**
 * Lets the browser ask for a document while the worker starts, in Chromium: Firefox 153 shows its own error if that fails, and not what
 * the worker answers.
 */
async function choosePreload(): Promise<void> {
  // Absent in older browsers.
  if (!('navigationPreload' in registration)) return;
  const { navigationPreload } = registration;
  await ('userAgentData' in navigator ? navigationPreload.enable() : navigationPreload.disable());
}

/** The network's answer to a document; the browser may have asked it while the worker started. */
async function askForDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function showPage(event: FetchEvent): Promise<Response> {
  const { response, isKept } = await answerPage(event.request.url, askForDocument(event), { openSite, wait });
  if (isKept) keptPages.add(event.resultingClientId);
  return response;
}

/** Takes the files that a person shares, and leads to the page that accepts them. */
async function receiveFiles(event: FetchEvent, path: string): Promise<Response> {
  const form = await event.request.formData();
  const files = form.getAll(SHARED_FIELD).filter((one) => one instanceof File);
  // The worker lives until the page has them.
  event.waitUntil(shared.hold(path, files));
  return Response.redirect(path, 303);
}

addEventListener('install', (event) => {
  // Fails in a browser that cannot prove signatures: it gets no worker.
  event.waitUntil(crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']));
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherForms(), choosePreload(), clients.claim()]));
});

addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const kind = requestKind(request, location.origin);
  if (kind === 'page') event.respondWith(showPage(event));
  if (kind === 'share') event.respondWith(receiveFiles(event, pathOf(request.url)));
  if (kind !== 'file') return;
  const answered = answerFile(request.url, () => fetch(request), openSite, keptPages.has(clientId));
  event.respondWith(answered);
  const path = pathOf(request.url);
  if (isOptionalFile(path)) event.waitUntil(answered.then(() => keeper.keepFile(path)).catch(() => undefined));
});

/** Answers a page. @param from address at which its document was loaded. */
async function answer(asked: WorkerRequest, from: string): Promise<unknown> {
  switch (asked.kind) {
    case 'visited':
      return keeper.keep(asked.remote, asked);
    case 'find':
      return (await (await openSite()).answerPage(new URL(asked.path, location.origin).href)) !== undefined;
    case 'list':
      return (await openSite()).listPages();
    case 'forget':
      await keeper.forget();
      return true;
    case 'start':
      await skipWaiting();
      return true;
    case 'take':
      return shared.take(pathOf(from));
  }
}

const isMessage = (event: Event): event is ExtendableMessageEvent => 'waitUntil' in event && 'ports' in event;

addEventListener('message', (event: Event) => {
  if (!isMessage(event)) return;
  const asked = v.safeParse(requestSchema, event.data);
  const [port] = event.ports;
  if (!asked.success || !port) return;
  const from = event.source && 'url' in event.source ? String(event.source.url) : location.origin;
  event.waitUntil(
    answer(asked.output, from).then((answered) => {
      port.postMessage(answered);
    }),
  );
});
