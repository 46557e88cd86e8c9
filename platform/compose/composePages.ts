import { currentVersion, embeddedDocumentPath, type PageDocument } from '@artha/shared/contract';
import { Refusal } from '../publish/refusal.ts';
import { composeDocument, documentHeaders } from './document.ts';
import { composeEmbeddedDocument } from './embeddedDocument.ts';
import { breadcrumbs, shellPages, type PageFacts } from './pageFacts.ts';
import { pageFile } from './pageFile.ts';
import type { PageHeaders } from './pageHeaders.ts';
import { loadEmbeddedDocuments, loadScreen, loadStructuredData, type StoredScreen } from './serverBundles.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';
import { organizationOf, structuredData } from './structuredData.ts';

/**
 * Renders every page and every embedded document of a registry.
 * @throws Refusal with the page and its owner when one does not render.
 */
export async function composePages(parts: SiteParts): Promise<SiteFileContent[]> {
  const { store, registry, config, shell, pages, pictures } = parts;
  const shellVersion = currentVersion(registry, 'shell');
  if (!shellVersion) return [];
  const page: PageDocument = { registry: parts.pageRegistry, config };
  const load = screenLoader(parts);
  const files: SiteFileContent[] = [];
  const headers: Record<string, PageHeaders> = {};

  const embedding = new Set<string>();
  for (const name of new Set(pages.flatMap(({ remote }) => remote ?? []))) {
    await orRefuse(`the documents of ${name}`, async () => {
      const documents = await loadEmbeddedDocuments(store, shell, storedScreen(parts, name, ''), config);
      for (const [document, content] of documents) {
        embedding.add(name);
        files.push([embeddedDocumentPath(name, document).slice(1), composeEmbeddedDocument(content)]);
      }
    });
  }

  // One after another: the stores of the shell's bundle are the state of the page that is being rendered.
  for (const facts of [...pages, ...shellPages(shell.shellPages)]) {
    const { path, remote, screen } = facts;
    await orRefuse(`${path} (${remote ? `${remote}/${screen ?? ''}` : 'the shell'})`, async () => {
      const rendered = await shell.render(path, page, load);
      const documentParts = {
        facts,
        rendered,
        page,
        registryFile: parts.registryFile,
        shell,
        shellVersion,
        picture: pictures.get(path),
        structuredData: await describePage(parts, facts),
        embedsDocuments: remote !== undefined && embedding.has(remote),
      };
      files.push([pageFile(path), composeDocument(documentParts)]);
      headers[path] = documentHeaders(documentParts);
    });
  }
  return [...files, ['headers.json', JSON.stringify(headers)]];
}

function storedScreen({ registry }: SiteParts, name: string, screen: string): StoredScreen {
  return { name, screen, digest: currentVersion(registry, name)?.extras.digest ?? '' };
}

/** Loads the module of each screen once. */
function screenLoader(parts: SiteParts): (name: string, screen: string) => Promise<unknown> {
  const modules = new Map<string, Promise<unknown>>();
  return (name, screen) => {
    const key = `${name}/${screen}`;
    const module = modules.get(key) ?? loadScreen(parts.store, parts.shell, storedScreen(parts, name, screen));
    modules.set(key, module);
    return module;
  };
}

/** What search engines read of a page; undefined for one that they are kept away from. */
async function describePage(parts: SiteParts, facts: PageFacts): Promise<object | undefined> {
  const { path, remote, screen, unlisted } = facts;
  const { store, config, shell, pages, pictures } = parts;
  if (unlisted) return undefined;
  const picture = pictures.get(path)?.url;
  const { product, email, origin } = config;
  const url = new URL(path, origin).href;
  const site = { product, email, origin, url, image: picture, organization: organizationOf(config) };
  const own = remote && screen ? await loadStructuredData(store, shell, storedScreen(parts, remote, screen), site) : [];
  return structuredData({ facts, trail: breadcrumbs(facts, pages), config, picture, own });
}

/** @throws Refusal that names what does not render, whatever goes wrong. */
async function orRefuse(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    throw new Refusal('RE-08', `${what} does not render: ${detail}`, cause);
  }
}
