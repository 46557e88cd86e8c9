import { sourceOf } from '../format/integrity.ts';
import {
  browserFilesUrl,
  escapeHtml,
  PAGE_ELEMENT_ID,
  type PageData,
  type PageElement,
  pageTitle,
  type RegistryVersion,
  textsFile,
  WORKERS_FOLDER,
} from '@artha/shared/contract';
import { inertJson } from './inertJson.ts';
import type { PageDetails } from './pageDetails.ts';
import type { PageHeaders } from './pageHeaders.ts';
import type { RegistryFile } from './registryFile.ts';
import { contentSecurityPolicies } from './securityPolicy.ts';
import type { PageHead, PageStyle } from '@artha/markup/pageHead';
import type { ComposerShell } from './loadShell.ts';
import type { AddedToPage } from './SiteFeature.ts';
import { speculationRules } from './speculationRules.ts';

/** The language of every page without a language. */
const SITE_LANGUAGE = 'en-IN';

/** The parts of a rendering that the document of a page shows. */
export interface RenderedParts {
  readonly html: string;
  readonly style: string;
  /** Styles of libraries, which look for them in the head. */
  readonly styles?: readonly PageStyle[];
  /** The different texts of style elements, and values of style attributes, in its markup. */
  readonly styleTexts?: readonly string[];
  readonly styleAttributes?: readonly string[];
  /** The elements that the screen's components give the head, in place of those of its route. */
  readonly head?: PageHead;
}

/** The parts that the document of a page is made from. */
export interface DocumentParts {
  readonly details: PageDetails;
  readonly rendered: RenderedParts;
  readonly page: PageData;
  readonly registryFile: RegistryFile;
  readonly shell: ComposerShell;
  readonly shellVersion: RegistryVersion;
  /** The published version of the page's remote; undefined for a page of the shell. */
  readonly ownVersion: RegistryVersion | undefined;
  /** The additions of features; none if search engines may not show the page. */
  readonly added: readonly AddedToPage[];
  /** The same page in each of its languages, including this one; empty if it has only one. */
  readonly languages: readonly PageDetails[];
  /** Whether the page's remote has documents that the page may frame. */
  readonly embedsDocuments: boolean;
}

interface Preload {
  readonly href: string;
  readonly integrity: string;
}

/**
 * Files that the page's screen needs at once. Their preloads must equal the later script elements, or the browser loads
 * them twice.
 */
function preloads(parts: DocumentParts): Preload[] {
  const { details, ownVersion: version } = parts;
  if (!version || !details.screen) return [];
  const { entry, screens, files } = version.extras;
  return [entry, ...(screens[details.screen] ?? [])].map((file) => ({
    href: browserFilesUrl(version) + file,
    integrity: files[file] ?? '',
  }));
}

/** The shell's own scripts in execution order. */
function shellScripts({ shell, shellVersion }: DocumentParts): Preload[] {
  const { entry, files } = shellVersion.extras;
  return [...shell.entryDependencies, entry].map((file) => ({
    href: browserFilesUrl(shellVersion) + file,
    integrity: files[file] ?? '',
  }));
}

/** The shell's texts for a page in another language than English: nothing hydrates before they are there. */
function textsOf({ details: { lang }, shellVersion }: DocumentParts): Preload | undefined {
  if (lang === undefined) return undefined;
  const file = textsFile(lang);
  const integrity = shellVersion.extras.files[file];
  return integrity === undefined ? undefined : { href: browserFilesUrl(shellVersion) + file, integrity };
}

const alternate = (language: string, url: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`;

/** Whether a browser file may run in a page. Workers are excluded: they start from bytes that the page has checked. */
const isScript = (file: string): boolean => file.endsWith('.js') && !file.startsWith(WORKERS_FOLDER);

/** Digests of the scripts that the page's policy names: see `PolicySources`. */
function scriptFiles(parts: DocumentParts): string[] {
  if (!parts.details.isolated) {
    return [...shellScripts(parts), ...preloads(parts)].flatMap(({ integrity }) => integrity || []);
  }
  return [parts.shellVersion, parts.ownVersion].flatMap((version) =>
    Object.entries(version?.extras.files ?? {}).flatMap(([file, digest]) => (isScript(file) ? digest : [])),
  );
}

/** The page's scripts, its registry and its texts. */
function firstFiles(parts: DocumentParts): string[] {
  const texts = textsOf(parts);
  return [
    ...[...shellScripts(parts), ...preloads(parts)].map(({ href }) => href),
    parts.registryFile.url,
    ...(texts ? [texts.href] : []),
  ];
}

const contentOf = (element: string): string => element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'));

/** Contents of the head's elements that the policies name by hash. */
function inlineParts({ details, page, rendered, shell, shellVersion }: DocumentParts) {
  return {
    fontStyle: shell.documentStyle(browserFilesUrl(shellVersion), details.lang ?? 'en'),
    ownStyle: contentOf(rendered.style),
    rules: speculationRules(page.registry, details.isolated),
  };
}

/** The texts of the style elements that the screen's libraries brought, in the head and in the page. */
function librariesStyles({ styles = [], styleTexts = [] }: RenderedParts): string[] {
  return [...styles.map(({ text }) => text), ...styleTexts];
}

function writeStyle({ attributes, text }: PageStyle): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<style${written.join('')}>${text}</style>`;
}

function policiesOf(parts: DocumentParts): string[] {
  const { details, page, rendered, shell, embedsDocuments } = parts;
  const { uploadUrl, auth, analytics } = page.config;
  const { fontStyle, ownStyle, rules } = inlineParts(parts);
  return contentSecurityPolicies({
    inlineScripts: [shell.earlyScript(details.lang ?? 'en'), ...(rules === undefined ? [] : [rules])].map(sourceOf),
    scriptFiles: scriptFiles(parts),
    isIsolated: details.isolated,
    needs: details.needs,
    styles: [...new Set([fontStyle, ownStyle, '', ...librariesStyles(rendered)])].map(sourceOf),
    styleAttributes: (rendered.styleAttributes ?? []).map(sourceOf),
    uploadUrl,
    authUrl: auth?.url,
    analytics,
    embedsDocuments,
  });
}

/** Headers for hosts that can send them with the document. */
export function documentHeaders(parts: DocumentParts): PageHeaders {
  return {
    files: firstFiles(parts),
    policies: policiesOf(parts),
    isIsolated: parts.details.isolated,
    ...(parts.details.needs.devices && { devices: parts.details.needs.devices }),
  };
}

/** Writes the document of one page. */
export function composeDocument(parts: DocumentParts): string {
  const { details, rendered, page, registryFile, shell, shellVersion } = parts;
  const { config } = page;
  const texts = textsOf(parts);
  const element: PageElement = {
    registry: { url: registryFile.url, integrity: registryFile.integrity },
    ...(texts && { texts: { url: texts.href, integrity: texts.integrity } }),
    config,
  };
  const base = browserFilesUrl(shellVersion);
  const { head: own = {}, styles = [] } = rendered;
  const title = escapeHtml(own.title ?? pageTitle(details, config.product));
  const description = escapeHtml(own.description ?? details.description);
  const url = escapeHtml(new URL(own.canonical ?? details.path, new URL(details.path, config.origin)).href);
  const { fontStyle, rules } = inlineParts(parts);
  const head = [
    '<meta charset="utf-8">',
    ...policiesOf(parts).map((policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(details.unlisted
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${url}">`, ...parts.added.flatMap((one) => one.head)]),
    ...parts.languages.map(({ lang, path }) => alternate(lang ?? SITE_LANGUAGE, new URL(path, config.origin).href)),
    // For readers of any other language.
    ...parts.languages.flatMap(({ lang, path }) =>
      lang === undefined ? alternate('x-default', new URL(path, config.origin).href) : [],
    ),
    '<meta name="theme-color" content="#000000">',
    '<meta name="color-scheme" content="light dark">',
    // The page is painted once, when all of it is there: a first paint of half of it would lay the other half out again.
    `<link rel="expect" href="#${PAGE_ELEMENT_ID}" blocking="render">`,
    shell.headLinks(base),
    `<script>${shell.earlyScript(details.lang ?? 'en')}</script>`,
    `<style>${fontStyle}</style>`,
    rendered.style,
    ...styles.map(writeStyle),
    ...preloads(parts).map(
      ({ href, integrity }) => `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin>`,
    ),
    ...[registryFile.url, ...(texts ? [texts.href] : [])].map(
      (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin>`,
    ),
    ...shellScripts(parts).map(
      ({ href, integrity }) =>
        `<script defer fetchpriority="high" src="${href}" integrity="${integrity}" crossorigin></script>`,
    ),
    ...(rules === undefined ? [] : [`<script type="speculationrules">${rules}</script>`]),
  ];
  return [
    '<!doctype html>',
    `<html lang="${details.lang ?? SITE_LANGUAGE}">`,
    `<head>${head.join('')}</head>`,
    `<body><div id="${shell.rootId}">${rendered.html}</div>`,
    `<script type="application/json" id="${PAGE_ELEMENT_ID}">${inertJson(element)}</script>`,
    ...parts.added.map(({ data }) => `<script type="application/ld+json">${inertJson(data)}</script>`),
    '</body></html>',
  ].join('');
}
