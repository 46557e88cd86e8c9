/** An event that keeps a service worker alive (W3C, Service Workers). The library of types has either pages or workers. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page of the site. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The page that asks; empty for a document. */
  readonly clientId: string;
  /** The page that a document becomes. */
  readonly resultingClientId: string;
  /** The response that the browser asked for while the worker started; undefined in browsers that do not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message of a page. */
interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: object | null;
  readonly ports: readonly MessagePort[];
}

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

declare function skipWaiting(): Promise<void>;
declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
