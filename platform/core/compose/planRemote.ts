import {
  currentVersion,
  embeddedDocumentPath,
  type PageData,
  type RemoteRelease,
  type StructuredDataSite,
} from '@artha/shared/contract';
import { orRefusal, type Refusal } from '../format/refusal.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { keptFile, parseKept, renderKey, type KeptRendering } from './keptRendering.ts';
import { pagesOf, type PageDetails } from './pageDetails.ts';
import { recentRenderings, type RenderResult } from './recentRenderings.ts';
import type { SiteParts } from './SiteFeature.ts';

/** Why a page shows a placeholder: its route says so (`meant`), or the screen does not render here, and its cause. */
export type Placeholder = 'meant' | { readonly cause: unknown };

/** A page or a document that has to be rendered. */
export interface ToRender {
  readonly key: string;
  /** Its address. */
  readonly address: string;
  /** The screen of a page, or the name of a document. */
  readonly name: string;
  readonly kind: 'page' | 'document';
  /** Set if the page shows a placeholder, because its screen only renders in a browser. */
  readonly placeholder?: Placeholder | undefined;
  /** Input for the page's structured data; undefined if it is not needed. */
  readonly site?: StructuredDataSite | undefined;
}

/** The renderings of a remote that can be reused, and those that must be rendered. */
export interface RemotePlan {
  readonly name: string;
  /** The data that its pages are rendered from. */
  readonly page: PageData;
  /** Renderings of the same input, by the last site or by this process. */
  readonly reused: readonly (readonly [ToRender, RenderResult])[];
  readonly toRender: readonly ToRender[];
  /** The pages that the last site has, and whether each shows a placeholder for a screen that did not render. */
  readonly before: ReadonlyMap<string, boolean>;
  /** Its release in the store, or why the site may not use it. */
  readonly stored: StoredRelease | Refusal;
}

/** The published release of a remote, or why the site may not use it. */
function openRelease({ store, registry }: SiteParts, name: string): Promise<RemotePlan['stored']> {
  return orRefusal(StoredRelease.open(store, name, currentVersion(registry, name)?.extras.digest ?? ''));
}

function documentsOf(stored: RemotePlan['stored'], kept: KeptRendering): string[] {
  if (!(stored instanceof StoredRelease)) return Object.keys(kept.embeddedDocuments);
  return stored.release.kind === 'remote' ? Object.keys(stored.release.embeddedDocuments) : [];
}

/** Input for a page's structured data; undefined if search engines may not show the page. */
function structuredDataSite(parts: SiteParts, details: PageDetails): StructuredDataSite | undefined {
  return details.unlisted ? undefined : parts.features.flatMap(({ dataInput }) => dataInput?.(details, parts) ?? [])[0];
}

/**
 * Finds renderings of a remote with the same input.
 * @param isPublishing whether its team waits for it: then failed renderings are tried again.
 * @throws the failure of a store that does not respond: it says nothing about the remote.
 */
export async function planRemote(parts: SiteParts, name: string, isPublishing: boolean): Promise<RemotePlan> {
  const kept = parseKept(await parts.last?.read(keptFile(name)));
  const stored = await openRelease(parts, name);
  const digest = currentVersion(parts.registry, name)?.extras.digest;
  const page: PageData = { registry: parts.pageRegistries.outline(name), config: parts.config };
  const keyOf = (...own: readonly unknown[]) => renderKey(parts.shell.digest, digest, page, ...own);

  const pages = pagesOf(parts.pages, name).flatMap((details): ToRender[] => {
    const { path, screen, render } = details;
    if (screen === undefined) return [];
    const site = structuredDataSite(parts, details);
    const key = keyOf(path, screen, site ?? null, render ?? null);
    const placeholder = render === 'browser' ? ('meant' as const) : undefined;
    return [{ kind: 'page', key, address: path, name: screen, site, placeholder }];
  });
  const documents = documentsOf(stored, kept).map((document): ToRender => ({
    kind: 'document',
    key: keyOf('document', document),
    address: embeddedDocumentPath(name, document),
    name: document,
  }));
  const reused: (readonly [ToRender, RenderResult])[] = [];
  const toRender: ToRender[] = [];
  for (const entry of [...pages, ...documents]) {
    const result = keptResult(kept, entry) ?? recentRenderings.get(entry.key);
    if (result && !(isPublishing && 'cause' in result)) reused.push([entry, result]);
    else toRender.push(entry);
  }
  const live = parts.live ? parseKept(await parts.live.read(keptFile(name))) : kept;
  const before = new Map(Object.entries(live.pages).map(([path, one]) => [path, one.placeholder !== undefined]));
  return { name, page, before, stored, reused, toRender };
}

function keptResult(kept: KeptRendering, { kind, key, address, name }: ToRender): RenderResult | undefined {
  const page = kind === 'page' ? kept.pages[address] : undefined;
  const document = kind === 'document' ? kept.embeddedDocuments[name] : undefined;
  if (page?.key === key) return { page };
  return document?.key === key ? { document } : undefined;
}

/** The server bundles of a release by path, in the order of the manifest. */
export function bundlePaths({ screens, embeddedDocuments }: RemoteRelease): string[] {
  const own = Object.values(screens).flatMap(({ server, placeholder, data }) =>
    [server, placeholder, data].flatMap((path) => path ?? []),
  );
  return [...new Set([...own, ...Object.values(embeddedDocuments)])];
}
