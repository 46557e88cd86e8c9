import { currentVersion, embeddedDocumentPath, type PageData } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';
import { aliasHeaders, composeAlias, remoteAliases } from './aliases.ts';
import { checkFrameBytes } from './checkFrameBytes.ts';
import { composeDocument, documentHeaders, type RenderedParts } from './document.ts';
import { composeEmbeddedDocument } from './embeddedDocument.ts';
import { keptFile } from './keptRendering.ts';
import { languagesOf, shellPages, type PageDetails } from './pageDetails.ts';
import { pageFile } from './pageFile.ts';
import { checkHeaderBytes, headersFile, writeHeaders, type PageHeaders } from './pageHeaders.ts';
import type { Problem } from './problem.ts';
import { reasonOf, type Failed } from './renderPlan.ts';
import { styleTextsOf } from '@artha/markup/pageStyles';
import { describeFailures, RenderFault } from '@artha/interpreter/RenderFault';
import { styleAttributesOf } from '@artha/markup/styleAttributes';
import { renderRemotes } from './renderRemotes.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { AddedToPage, ListedPage, SiteParts } from './SiteFeature.ts';
import { unknownOrigins } from './unknownOrigins.ts';

/** The pages of a site, and the remotes that could not render. */
export interface ComposedPages {
  readonly files: readonly SiteFileContent[];
  /** Paths of files that stay as the last site has them, because they do not render. */
  readonly kept: readonly string[];
  /** The pages that did not render. Visitors get the version composed last, if there was one. */
  readonly problems: readonly Problem[];
  /** The pages that show a placeholder because their screens do not render here, and why. */
  readonly placeholders: ReadonlyMap<string, string>;
  /**
   * The warnings to a team about pages that render, by address: parts that browsers may show otherwise, such as a date
   * without a time zone, and parts that were left out.
   */
  readonly warnings: ReadonlyMap<string, readonly string[]>;
}

/**
 * Composes the pages of the shell, and every page, alias and embedded document of some remotes.
 * @param publishing the remotes that are being published: they must render.
 * @param chosen the remotes whose pages are composed.
 * @param options whether the pages of the shell are composed, too.
 * @throws Refusal with the page and its owner if one of theirs, or one of the shell, does not, or has too long headers; and
 *   for a frame with too many bytes.
 */
export async function composePages(
  parts: SiteParts,
  publishing: readonly string[],
  chosen: ReadonlySet<string>,
  { hasShellPages = true }: { readonly hasShellPages?: boolean } = {},
): Promise<ComposedPages> {
  const { registry, config, shell, pages, last } = parts;
  const shellVersion = currentVersion(registry, 'shell');
  if (!shellVersion) return { files: [], problems: [], kept: [], placeholders: new Map(), warnings: new Map() };
  await checkFrameBytes(parts, publishing);
  const files: SiteFileContent[] = [];
  const headers = new Map<string, PageHeaders>();
  const problems: Problem[] = [];
  const kept: string[] = [];
  const remotes = await renderRemotes(parts, publishing, (name) => chosen.has(name));

  const placeholders = new Map<string, string>();
  const pageWarnings = new Map<string, readonly string[]>();
  const embedding = new Set<string>();
  for (const [name, { rendering, failed }] of remotes) {
    files.push([keptFile(name), JSON.stringify(rendering)]);
    for (const [path, { placeholder }] of Object.entries(rendering.pages))
      if (placeholder !== undefined) placeholders.set(path, placeholder);
    for (const [path, { warnings }] of Object.entries(rendering.pages))
      if (warnings.length > 0)
        pageWarnings.set(
          path,
          warnings.map(({ what }) => what),
        );
    for (const [document, { content }] of Object.entries(rendering.embeddedDocuments)) {
      if (!content) continue;
      const unknown = unknownOrigins(content, config);
      if (unknown.length > 0) {
        const message = `The embedded document ${document} of ${name} names ${unknown.join(', ')}, which no address of the site’s configuration has.`;
        if (publishing.includes(name)) throw new Refusal('RE-42', message);
        problems.push({ remote: name, page: embeddedDocumentPath(name, document), reason: message, keepsLast: false });
        continue;
      }
      embedding.add(name);
      files.push([embeddedDocumentPath(name, document).slice(1), composeEmbeddedDocument(content)]);
    }
    if (publishing.includes(name) && failed.length > 0) throw refusalOf(name, failed);
    for (const one of failed) {
      const { kind, address } = one.entry;
      const file = kind === 'page' ? pageFile(address) : address.slice(1);
      const keepsLast = (await last?.digestOf(file)) !== undefined;
      if (keepsLast) kept.push(file, ...(kind === 'page' ? [headersFile(address)] : []));
      if (kind === 'document' && keepsLast) embedding.add(name);
      problems.push({ remote: name, page: address, reason: reasonOf(one.cause), keepsLast });
    }
  }

  const compose = (details: PageDetails, rendered: RenderedParts, data: readonly object[]) => {
    const { path, remote, lang } = details;
    const { registry: named, file: namedFile } = parts.pageRegistries.of(remote, lang);
    const documentParts = {
      details,
      rendered,
      page: { registry: named, config },
      registryFile: namedFile,
      shell,
      shellVersion,
      ownVersion: remote === undefined ? undefined : currentVersion(registry, remote),
      added: details.unlisted ? [] : addedTo({ details, site: parts, head: rendered.head ?? {}, data }, parts),
      languages: languagesOf(details, pages),
      embedsDocuments: remote !== undefined && embedding.has(remote),
    };
    files.push([pageFile(path), composeDocument(documentParts)]);
    const sent = documentHeaders(documentParts);
    if (publishing.includes(remote ?? 'shell')) checkHeaderBytes(path, sent);
    headers.set(path, sent);
  };
  for (const details of pages) {
    const rendered = remotes.get(details.remote ?? '')?.rendering.pages[details.path];
    if (rendered) compose(details, rendered, rendered.data);
  }
  for (const alias of remoteAliases(registry, config)) {
    if (!chosen.has(alias.remote)) continue;
    files.push([pageFile(alias.path), composeAlias(alias, config)]);
    headers.set(alias.path, aliasHeaders);
  }
  const page: PageData = { registry: parts.pageRegistries.outline(), config };
  // One after another: the shell's bundle holds the state of the page that is being rendered.
  const ownPages = hasShellPages ? shellPages(shell.shellPages) : [];
  for (const details of ownPages) compose(details, await renderOwn(parts, details.path, page), []);
  const addresses = new Set(pages.map(({ path }) => path));
  return {
    files: [...files, ...writeHeaders(headers, (path) => addresses.has(path))],
    problems,
    kept,
    placeholders,
    warnings: pageWarnings,
  };
}

/** Renders a page of the shell itself. */
async function renderOwn({ shell }: SiteParts, path: string, page: PageData): Promise<RenderedParts> {
  try {
    const refuse = (name: string) => Promise.reject(new Error(`A page of the shell requires ${name}.`));
    const rendered = await shell.render(path, page, refuse);
    const { html } = rendered;
    return { ...rendered, styleTexts: styleTextsOf(html), styleAttributes: styleAttributesOf(html) };
  } catch (cause) {
    throw new Refusal('RE-08', `${path} (the shell) does not render: ${messageOf(cause)}`, cause);
  }
}

/** The additions of features to a page. */
const addedTo = (page: ListedPage, { features }: Pick<SiteParts, 'features'>): AddedToPage[] =>
  features.flatMap(({ describePage }) => describePage?.(page) ?? []);

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Refuses a remote with everything of it that does not render. A refusal by the store already names the reason; any other
 * error means that the page does not render.
 */
export function refusalOf(name: string, failed: readonly Failed[]): Refusal {
  const causes = failed.map(({ cause }) => cause);
  const [refusal] = causes.filter((cause) => cause instanceof Refusal);
  if (refusal) return refusal;
  const failures = causes.flatMap((cause) => (cause instanceof RenderFault ? [cause.failure] : []));
  const others = failed.filter(({ cause }) => !(cause instanceof RenderFault));
  const reasons = [
    ...(failures.length > 0
      ? [describeFailures(failures.map((one) => ({ ...one, screen: `${name}/${one.screen}` })))]
      : []),
    ...others.map(
      ({ entry, cause }) => `${entry.address} (${name}/${entry.name}) does not render: ${messageOf(cause)}`,
    ),
  ];
  return new Refusal('RE-08', reasons.join('\n'), causes[0]);
}
