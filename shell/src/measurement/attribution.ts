import { isErrorCode, MAX_FRAMES, type ErrorCode, type RegistryVersion } from '@artha/shared/contract';

/** The responsible micro frontend and the digest of its release. */
export interface Attribution {
  readonly remote: string;
  readonly release: string;
}

const scriptAddress = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{20})\//g;

/** Attributes measurements to the releases of a page, whose scripts carry name and digest in their address. */
export class Attributor {
  readonly #releases: ReadonlyMap<string, RegistryVersion>;
  readonly #shell: string | undefined;

  /** @param releases those of the page, by name; it may get more later. */
  constructor(releases: ReadonlyMap<string, RegistryVersion>) {
    this.#releases = releases;
    this.#shell = [...releases].find(([, { extras }]) => extras.kind === 'shell')?.[0];
  }

  /** Finds a micro frontend by name; undefined if the page does not know its release. */
  byName(remote: string): Attribution | undefined {
    const release = this.#releases.get(remote)?.extras.digest;
    return release ? { remote, release } : undefined;
  }

  /** The shell; undefined in development, because it has no release. */
  get shell(): Attribution | undefined {
    return this.#shell ? this.byName(this.#shell) : undefined;
  }

  /**
   * By the addresses in a stack trace, or of one script. A remote anywhere in the stack is responsible for what the
   * shell did on its behalf.
   */
  byScripts(text: string): Attribution | undefined {
    const named = [...text.matchAll(scriptAddress)].flatMap(([, remote = '', release]) =>
      this.#releases.get(remote)?.extras.digest === release ? (this.byName(remote) ?? []) : [],
    );
    return named.find(({ remote }) => remote !== this.#shell) ?? named[0];
  }

  /**
   * Attributes an error to a release.
   * @param text its stack, or the address of its script.
   * @param inView who is blamed if the error names no script.
   * @returns undefined for scripts of others, such as a browser's extension.
   */
  ofError(text: string, inView: Attribution | undefined): Attribution | undefined {
    return this.byScripts(text) ?? (text.includes('://') ? undefined : inView);
  }
}

const framePosition = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{20})\/([\w.-]+\.js)(?:\?[^:\s)]*)?(:\d+:\d+)/g;

/**
 * The positions of a stack in the scripts of a release: `Screen.js:1:2345`, the innermost first. Addresses,
 * queries, names of functions and the error's message are left out.
 */
export function framesOf(stack: string, { remote, release }: Attribution): string[] {
  const frames = [...stack.matchAll(framePosition)].flatMap(([, name, digest, file = '', position = '']) =>
    name === remote && digest === release ? [file + position] : [],
  );
  return frames.slice(0, MAX_FRAMES);
}

function stringOf(value: unknown, key: 'code' | 'name' | 'stack'): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
}

/** The kind of an error, without its message, which may quote what a person typed. */
export function errorCode(error: unknown): ErrorCode {
  return [stringOf(error, 'code'), stringOf(error, 'name')].find(isErrorCode) ?? 'Error';
}

/** The stack of an error; empty if it has none. */
export function stackOf(error: unknown): string {
  return stringOf(error, 'stack');
}
