import { currentVersions, type Registry } from '@artha/shared/contract';

/** Decides which scripts may run, and at which address they are asked for. It knows every file's digest from the registry. */
export interface ScriptGuard {
  /**
   * Sets integrity, origin mode and address on a script that is about to be inserted.
   * @throws TypeError for a script that the registry does not name.
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

function digestsByAddress(registry: Registry): ReadonlyMap<string, string> {
  return new Map(
    currentVersions(registry).flatMap(([, version]) => {
      const entry = new URL(version.url, location.href);
      return Object.entries(version.extras.files).map(([file, integrity]) => [new URL(file, entry).href, integrity]);
    }),
  );
}

/**
 * Installs the guard. Nothing loads earlier: until it has created its Trusted Types policy, the page's security policy
 * lets no script be inserted.
 */
export function installScriptGuard(registry: Registry): void {
  const digests = digestsByAddress(registry);
  let attempt = 0;

  const digestOf = (url: string): string => {
    const digest = digests.get(withoutQuery(url));
    // A development build changes all the time: its files have no digests.
    if (!digest && process.env['NODE_ENV'] === 'development') return '';
    if (!digest) throw new TypeError(`${url} is not a file of a release in the registry.`);
    return digest;
  };

  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      digestOf(url);
      return url;
    },
  });

  globalThis.__artha = {
    prepare(script, url) {
      script.integrity = digestOf(url);
      script.crossOrigin = 'anonymous';
      script.src = attempt ? `${withoutQuery(url)}?r=${attempt}` : url;
    },
    renewAddresses() {
      attempt += 1;
    },
  };
}

/**
 * The guard of this page; the code that the build adds to webpack's chunk loading reaches it as `globalThis.__artha`.
 * @throws Error before it is installed.
 */
export function scriptGuard(): ScriptGuard {
  if (!globalThis.__artha) throw new Error('The guard has not been installed.');
  return globalThis.__artha;
}
