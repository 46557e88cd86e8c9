import {
  contentTypeOf,
  documentHeaders,
  escapeHtml,
  normalizePath,
  PAGE_ELEMENT_ID,
  securityHeaders,
} from '@artha/shared/contract';
import { ROOT_ID } from '../../document/root.ts';
import type { KeptFiles } from './KeptFiles.ts';
import type { KeptRemote } from './KeptRemote.ts';
import { offlinePage, type KeptPage } from './offlinePage.ts';

/** The headers of a file, by the end of its name: a script could have changed headers that are kept with it. */
const headersFor = (name: string): Record<string, string> => ({
  ...securityHeaders,
  'Content-Type': contentTypeOf(name),
});

/** The path of an address, as the registry writes it; empty if it cannot be read. */
function pathOf(address: string): string {
  try {
    return normalizePath(decodeURI(new URL(address).pathname));
  } catch {
    return '';
  }
}

/** A composed page with another title and without the content of its root, into which the shell renders another page. */
function frameOf(page: string, title: string): string {
  const start = page.indexOf(`<div id="${ROOT_ID}">`) + `<div id="${ROOT_ID}">`.length;
  const end = page.indexOf(`</div><script type="application/json" id="${PAGE_ELEMENT_ID}">`, start);
  const frame = page.slice(0, start) + page.slice(end);
  // The screen of a family sets its own.
  return frame.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

/**
 * The part of the site that can be shown without a network. Each response is made of bytes whose digest a signed record
 * leads to, and of headers that are written here.
 */
export class KeptSite {
  readonly #files: KeptFiles;
  readonly #remotes: readonly KeptRemote[];
  readonly #earlier: readonly KeptRemote[];

  /** @param earlier generations of remotes, whose files open tabs may need. */
  constructor(files: KeptFiles, remotes: readonly KeptRemote[], earlier: readonly KeptRemote[]) {
    this.#files = files;
    this.#remotes = remotes;
    this.#earlier = earlier;
  }

  /** Digests of all files that may be needed. */
  get named(): ReadonlySet<string> {
    return new Set(
      [...this.#remotes, ...this.#earlier].flatMap(({ files, record }) => [
        ...files.values(),
        ...Object.values(record.documents),
      ]),
    );
  }

  /** The digest of a file that the current release of a kept remote may load. */
  integrityOf(path: string): string | undefined {
    return this.#remotes.map(({ files }) => files.get(path)).find((integrity) => integrity !== undefined);
  }

  /** The response for a file of a release; undefined if no record leads to it, or it is not here as it was signed. */
  async answerFile(address: string): Promise<Response | undefined> {
    const { pathname } = new URL(address);
    for (const { files } of [...this.#remotes, ...this.#earlier]) {
      const integrity = files.get(pathname);
      const bytes = integrity === undefined ? undefined : await this.#files.read(integrity);
      if (bytes) return new Response(bytes, { headers: headersFor(pathname) });
    }
    return undefined;
  }

  /** The response for a page; undefined if it is not here. */
  async answerPage(address: string): Promise<Response | undefined> {
    const path = pathOf(address);
    for (const remote of this.#remotes) {
      const document = remote.findDocument(path);
      const bytes = document && (await this.#files.read(document.integrity));
      if (!document || !bytes) continue;
      const { isOwn, route } = document;
      const body = isOwn ? bytes : frameOf(new TextDecoder().decode(bytes), route.title);
      const headers = {
        ...headersFor('index.html'),
        ...documentHeaders(route.isolated === true, { devices: route.needs?.devices }),
      };
      return new Response(body, { headers });
    }
    return undefined;
  }

  /** Says that a page is not here, and which ones are. */
  async answerNothing(address: string): Promise<Response> {
    const { body, policy } = await offlinePage(pathOf(address), await this.listPages());
    const headers = { ...headersFor('index.html'), ...documentHeaders(false, { policies: [policy] }) };
    return new Response(body, { status: 503, headers });
  }

  /** The pages that can be shown, without those of families. */
  async listPages(): Promise<KeptPage[]> {
    const pages: KeptPage[] = [];
    for (const { record, routes } of this.#remotes) {
      for (const { path, title, tool, lang } of routes) {
        const integrity = record.documents[path];
        if (integrity && (await this.#files.has(integrity))) pages.push({ path, name: tool?.name ?? title, lang });
      }
    }
    return pages;
  }
}
