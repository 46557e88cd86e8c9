import { currentVersions, type Registry } from '@artha/shared/contract';

/** The one place that decides which scripts may run. From the page's registry it knows the digest of every file. */
export interface ScriptGuard {
  /** Sets integrity, origin mode and, after a failure, a fresh address on a script about to be inserted. */
  prepare(script: HTMLScriptElement, url: string): void;
  /**
   * Gives every later script a new address. The browser remembers a failed preload or script for its address, so that a
   * second attempt under the same one would fail without asking the network.
   */
  freshAddresses(): void;
}

declare global {
  var __artha: ScriptGuard | undefined;
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown } | undefined;
}

/** An address without its query, which only tells attempts apart. */
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
 * Puts the guard in place. Nothing loads before: until its policy stands, the page's security policy lets no script be
 * inserted.
 */
export function installScriptGuard(registry: Registry): void {
  const digests = digestsByAddress(registry);
  let generation = 0;

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
      script.src = generation ? `${withoutQuery(url)}?r=${generation}` : url;
    },
    freshAddresses() {
      generation += 1;
    },
  };
}

/** The guard of this page; build-time hooks reach it as `globalThis.__artha`. */
export function scriptGuard(): ScriptGuard {
  if (!globalThis.__artha) throw new Error('The guard has not been installed.');
  return globalThis.__artha;
}
