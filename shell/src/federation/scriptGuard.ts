import { currentVersions, findRoute, type Registry } from '@artha/shared/contract';

/**
 * Decides which scripts may run, and at which address they are asked for. It knows every file's digest from the
 * registry.
 */
export interface ScriptGuard {
  /**
   * Sets integrity, origin mode and address on a script that is about to be inserted.
   * @throws TypeError for a script that may not run in this document.
   */
  prepare(script: HTMLScriptElement, url: string): void;
  /**
   * Gives every script from now on a new address (`?r=1`, `?r=2` …). The browser remembers a failed preload or script
   * for its address, so that a second attempt at the same one would fail without asking the network.
   */
  renewAddresses(): void;
  /** Reads a file of a release that may be used in this document; rejects if its digest differs. */
  readFile(url: string): Promise<ArrayBuffer>;
  /**
   * Starts a worker from a file of a release. Browsers check no digest of a worker's address, so it is started from
   * bytes that were checked. Only a page whose policy allows that may do so.
   */
  startWorker(url: string): Promise<Worker>;
}

declare global {
  var __artha: ScriptGuard | undefined;
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }
    | undefined;
}

/** A script's address without its query, which only tells attempts apart. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

/**
 * Gives the digest of a file by its address, of those that may run in the document of a path: on an isolated page
 * nothing of another remote.
 */
function digestsByAddress(registry: Registry, path: string): (address: string) => string | undefined {
  const found = findRoute(registry, path);
  const isAllowed = (name: string) => !found?.route.isolated || name === found.remote;
  const files = currentVersions(registry).flatMap(([name, version]) => {
    if (version.extras.kind === 'remote' && !isAllowed(name)) return [];
    const entry = new URL(version.url, location.href);
    return Object.entries(version.extras.files).map(([file, integrity]): [string, string] => [
      new URL(file, entry).href,
      integrity,
    ]);
  });
  const digests = new Map(files);
  // Keeps the original method, so that a remote cannot replace it on the prototype.
  return digests.get.bind(digests);
}

/** The address of a script and its required digest. */
interface ScriptFile {
  readonly src: string;
  readonly integrity: string;
}

/**
 * Makes the guard of a document, and the look-up that it rests on.
 * @param path of the document, as it was loaded.
 */
export function createScriptGuard(registry: Registry, path: string) {
  const digestOf = digestsByAddress(registry, path);
  /** Addresses of workers' scripts whose bytes were checked. */
  const checkedWorkers = new Set<string>();
  let attempt = 0;

  /** Builds the address from the registry's entry, so that only that file is requested. */
  const findScript = (url: string): ScriptFile => {
    // A development build changes all the time: its files have no digests.
    if (process.env['NODE_ENV'] === 'development') return { src: url, integrity: '' };
    const address = withoutQuery(url);
    const integrity = digestOf(address);
    if (!integrity) throw new TypeError(`${url} may not run on this page.`);
    return { src: attempt ? `${address}?r=${attempt}` : address, integrity };
  };

  const readFile = async (url: string): Promise<ArrayBuffer> => {
    const { src, integrity } = findScript(url);
    const response = await fetch(src, { integrity });
    if (!response.ok) throw new TypeError(`${url} did not come.`);
    return response.arrayBuffer();
  };

  const guard: ScriptGuard = {
    prepare(script, url) {
      Object.assign(script, { crossOrigin: 'anonymous', ...findScript(url) });
    },
    renewAddresses() {
      attempt += 1;
    },
    readFile,
    async startWorker(url) {
      const address = URL.createObjectURL(new Blob([await readFile(url)], { type: 'text/javascript' }));
      checkedWorkers.add(address);
      return new Worker(address);
    },
  };
  /** What Trusted Types let a script be loaded from. */
  const trustedAddress = (url: string): string => (checkedWorkers.has(url) ? url : findScript(url).src);
  return { guard: Object.freeze(guard), findScript, trustedAddress };
}

/**
 * Installs the guard. Nothing loads earlier: until it has created its Trusted Types policy, the page's security policy
 * lets no script be inserted. Later scripts can neither replace nor change it.
 */
export function installScriptGuard(registry: Registry): void {
  const { guard, trustedAddress } = createScriptGuard(registry, location.pathname);
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: trustedAddress });
  Object.defineProperty(globalThis, '__artha', { value: guard });
}

/**
 * The guard of this page; the code that the build adds to webpack's chunk loading reaches it as `globalThis.__artha`.
 * @throws Error before it is installed.
 */
export function scriptGuard(): ScriptGuard {
  if (!globalThis.__artha) throw new Error('There is no guard.');
  return globalThis.__artha;
}
