import { currentVersions, findRoute, type Registry } from '@artha/shared/contract';

/** Decides which scripts may run, and at which address they are asked for. It knows every file's digest from the registry. */
export interface ScriptGuard {
  /**
   * Sets integrity, origin mode and address on a script that is about to be inserted.
   * @throws TypeError for a script that may not run in this document.
   */
  prepare(script: HTMLScriptElement, url: string): void;
  /**
   * Gives every script from now on a new address (`?r=1`, `?r=2` …). The browser remembers a failed preload or script for
   * its address, so that a second attempt at the same one would fail without asking the network.
   */
  renewAddresses(): void;
}

declare global {
  var __artha: ScriptGuard | undefined;
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown } | undefined;
}

/** A script's address without its query, which only tells attempts apart. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

/** The digests of what may run in the document of a path: on an isolated page nothing of another remote. */
function digestsByAddress(registry: Registry, path: string): Readonly<Record<string, string>> {
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
  const digests = Object.fromEntries(files);
  // Without a prototype, and read without a method: what a remote does to those changes no answer.
  Object.setPrototypeOf(digests, null);
  return Object.freeze(digests);
}

/**
 * Makes the guard of a document.
 * @param path of the document, as it was loaded.
 */
export function createScriptGuard(
  registry: Registry,
  path: string,
): ScriptGuard & { readonly addressOf: (url: string) => string } {
  const digests = digestsByAddress(registry, path);
  let attempt = 0;

  /** The address to ask at: made of what was looked up, so that nothing else is asked for than what was found. */
  const addressOf = (url: string): string => {
    // A development build changes all the time: its files have no digests.
    if (process.env['NODE_ENV'] === 'development') return url;
    const address = withoutQuery(url);
    if (!digests[address]) throw new TypeError(`${url} is not a file of a release that may run on this page.`);
    return attempt ? `${address}?r=${attempt}` : address;
  };

  return {
    addressOf,
    prepare(script, url) {
      const address = addressOf(url);
      script.integrity = digests[withoutQuery(url)] ?? '';
      script.crossOrigin = 'anonymous';
      script.src = address;
    },
    renewAddresses() {
      attempt += 1;
    },
  };
}

/**
 * Installs the guard. Nothing loads earlier: until it has created its Trusted Types policy, the page's security policy
 * lets no script be inserted. Whoever runs later can neither replace nor change it.
 */
export function installScriptGuard(registry: Registry): void {
  const { addressOf, ...guard } = createScriptGuard(registry, location.pathname);
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: addressOf });
  Object.defineProperty(globalThis, '__artha', { value: Object.freeze(guard) });
}

/**
 * The guard of this page; the code that the build adds to webpack's chunk loading reaches it as `globalThis.__artha`.
 * @throws Error before it is installed.
 */
export function scriptGuard(): ScriptGuard {
  if (!globalThis.__artha) throw new Error('The guard has not been installed.');
  return globalThis.__artha;
}
