import {
  currentVersions,
  FILE_LIST,
  filesSchema,
  findRoute,
  namesRelease,
  OFFLINE_WORKER_PATH,
  registryPartPath,
  registryPartSchema,
  type Registry,
  type RegistryVersion,
} from '@artha/shared/contract';
import * as v from 'valibot';
import { closeRealm } from './closeRealm.ts';
import { keep } from './keep.ts';

/**
 * Decides which scripts may run, and at which address they are asked for. It knows the digests of files from the page's
 * registry and from the lists of files that it names, and those of a remote that the page only outlines from that
 * remote's part of the site's registry.
 */
export interface ScriptGuard {
  /**
   * Sets integrity, origin mode and address on a script that is about to be inserted: at once, or once the list is read
   * that has its digest.
   * @throws TypeError, or rejects with one, for a script that may not run in this document.
   */
  prepare(script: HTMLScriptElement, url: string): Promise<void> | undefined;
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
  /**
   * The release of a micro frontend: the one that the page's registry names, or the current one for a remote that it
   * only outlines, which stays the same from then on. Rejects if there is none for this page's shell.
   */
  loadRelease(name: string): Promise<RegistryVersion>;
  /** The releases that are known by now, by name. */
  releases(): ReadonlyMap<string, RegistryVersion>;
}

declare global {
  interface Element {
    /** The browser's Sanitizer (WICG); absent in some browsers. */
    setHTML?(html: string, options?: object): void;
  }
  var __artha: ScriptGuard | undefined;
  /** Absent in browsers without Trusted Types. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: {
            createScriptURL(url: string): string;
            createHTML(html: string): string | undefined;
          },
        ): unknown;
      }
    | undefined;
}

/**
 * The elements that the Sanitizer leaves and that no script may insert: those that act for the document, and those whose
 * text is markup in another place than the one in which it was read.
 */
const unsafe = ['meta', 'link', 'base', 'style', 'xmp', 'noembed', 'noframes', 'noscript', 'plaintext'];

/** A script's address without its query, which only tells attempts apart. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

/** The digests of a release's files by their addresses. */
function digestsOf({ url, extras }: RegistryVersion): [address: string, integrity: string][] {
  const entry = new URL(url, location.href);
  return Object.entries(extras.files).map(([file, integrity]) => [new URL(file, entry).href, integrity]);
}

/** The current release of a remote runs in a newer shell than this page's: its pages are document loads. */
export class ShellReplaced extends TypeError {
  override readonly name = 'ShellReplaced';
}

/**
 * The release of a remote from its part of the registry.
 * @throws ShellReplaced if it is for another shell than this page's.
 * @throws TypeError if it has files elsewhere than in the remote's folder.
 */
function readPart(name: string, json: unknown, shell: string | undefined): RegistryVersion {
  const { shell: neededShell, version } = v.parse(registryPartSchema, json);
  if (neededShell !== shell) throw new ShellReplaced(`${name} needs another shell than this page's.`);
  const folder = new URL(`/remotes/${name}/${version.extras.digest}/`, location.href).href;
  if (!digestsOf(version).every(([address]) => address.startsWith(folder)))
    throw new TypeError(`${name} names files outside its release.`);
  return version;
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
  const known = new Map(currentVersions(registry).filter(([, version]) => namesRelease(version)));
  const shell = [...known.values()].find(({ extras }) => extras.kind === 'shell')?.extras.digest;
  const found = findRoute(registry, path);
  // On an isolated page, nothing of another remote may run.
  const mayRun = (name: string, { extras: { kind } }: RegistryVersion) =>
    kind === 'shell' || !found?.route.isolated || name === found.remote;
  const digests = new Map([...known].flatMap(([name, version]) => (mayRun(name, version) ? digestsOf(version) : [])));
  // The original functions, so that a remote that runs later cannot replace them.
  const digestOf = digests.get.bind(digests);
  const addDigest = digests.set.bind(digests);
  const { fetch: request } = globalThis;
  const bytesOf = keep(Response.prototype, 'arrayBuffer');
  const textOf = keep(Response.prototype, 'text');
  const jsonOf = keep(Response.prototype, 'json');
  const loading = new Map<string, Promise<RegistryVersion>>();
  /** Addresses of workers' scripts whose bytes were checked. */
  const checkedWorkers = new Set<string>();
  const isChecked = checkedWorkers.has.bind(checkedWorkers);
  const sanitize = 'setHTML' in Element.prototype && keep(Element.prototype, 'setHTML');
  const htmlOf = keep(Element.prototype, 'innerHTML', 'get');
  const create = keep(Document.prototype, 'createElement');
  const { html: needsHtml, frames: needsFrames = false } = found?.route.needs ?? {};
  let attempt = 0;
  let purify: ((html: string) => string) | undefined;

  const learnRelease = async (name: string): Promise<RegistryVersion> => {
    const response = await request(registryPartPath(name), { cache: 'no-cache' });
    const version = readPart(name, await jsonOf(response), shell);
    if (mayRun(name, version)) for (const [address, integrity] of digestsOf(version)) addDigest(address, integrity);
    known.set(name, version);
    return version;
  };

  /** Builds the address from the registry's entry, so that only that file is requested. */
  const findScript = (url: string): ScriptFile => {
    // A development build changes all the time: its files have no digests.
    if (process.env['NODE_ENV'] === 'development') return { src: url, integrity: '' };
    const address = withoutQuery(url);
    const integrity = digestOf(address);
    if (!integrity) throw new TypeError(`${url} may not run on this page.`);
    return { src: attempt ? `${address}?r=${attempt}` : address, integrity };
  };

  const requestFile = async (url: string): Promise<Response> => {
    const { src, integrity } = findScript(url);
    const response = await request(src, { integrity });
    if (!response.ok) throw new TypeError(`${url} did not come.`);
    return response;
  };
  const readFile = async (url: string): Promise<ArrayBuffer> => bytesOf(await requestFile(url));

  // It never changes, so the browser asks for it once.
  const readList = async (folder: string): Promise<void> => {
    const lines = (await textOf(await requestFile(folder + FILE_LIST))).split('\n');
    const list = v.parse(filesSchema, Object.fromEntries(lines.map((line) => line.split(' ').reverse())));
    for (const [file, integrity] of Object.entries(list)) addDigest(folder + file, integrity);
  };

  const guard: ScriptGuard = {
    prepare(script, url) {
      const prepare = () => {
        Object.assign(script, { crossOrigin: 'anonymous', ...findScript(url) });
      };
      const address = withoutQuery(url);
      // A text in any case, whatever a remote has made of `slice`.
      const folder = `${address.slice(0, address.lastIndexOf('/'))}/`;
      if (!digestOf(address) && digestOf(folder + FILE_LIST)) return readList(folder).then(prepare);
      prepare();
      return undefined;
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
    async loadRelease(name) {
      // A browser that has Trusted Types and no Sanitizer needs another one before a screen inserts HTML.
      if (globalThis.trustedTypes && !document.body.setHTML) ({ purify } = await import('./purify.ts'));
      const version = known.get(name);
      if (version) return version;
      const running = loading.get(name) ?? learnRelease(name).finally(() => loading.delete(name));
      loading.set(name, running);
      return running;
    },
    releases: () => known,
  };
  /** Finds the address that Trusted Types let a script be loaded from. */
  const trustedAddress = (url: string): string =>
    isChecked(url) || url === OFFLINE_WORKER_PATH ? url : findScript(url).src;
  /**
   * Reduces HTML to what Trusted Types let scripts insert: text, formatting, forms and pictures, but no script, event
   * handler, frame or `javascript:` address, and nothing that acts for the document. A page that needs it gets HTML as it is.
   * @returns undefined, which the browser refuses, if it has no Sanitizer and no other one is loaded.
   */
  const trustedHtml = (html: string): string | undefined => {
    if (needsHtml) return html;
    if (!sanitize) return purify?.(html);
    // Rows of a table are only rows there or in a template.
    const template = create(document, 'template');
    sanitize(template, html, { sanitizer: { comments: true, removeElements: unsafe } });
    return htmlOf(template);
  };
  return { guard: Object.freeze(guard), findScript, trustedAddress, trustedHtml, needsFrames };
}

/**
 * Installs the guard. Nothing loads earlier: until it has created its Trusted Types policy, the page's security policy
 * lets no script be inserted. Later scripts can neither replace nor change it.
 */
export function installScriptGuard(registry: Registry): void {
  const { guard, trustedAddress, trustedHtml, needsFrames } = createScriptGuard(registry, location.pathname);
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: trustedAddress, createHTML: trustedHtml });
  closeRealm(needsFrames);
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
