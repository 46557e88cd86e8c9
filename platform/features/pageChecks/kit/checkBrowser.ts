import { basename } from 'node:path';
import type { Language, RemoteRelease } from '@artha/shared/contract';
import type { CheckOutcome, ComposedRelease } from '@artha/remote-kit/checkRemote';
import { findBrowser } from '@artha/remote-kit/findBrowser';
import { firstPages } from '@artha/remote-kit/firstPages';
import type { ComposedPage } from '@artha/remote-kit/servePages';
import { describePageFault } from './browser/describePageFault.ts';
import { openPages, type BrowserFindings, type OpenedPage } from './browser/openPages.ts';
import { countPages } from './countPages.ts';
import { findOrigin, readOrigin } from './stepOrigin.ts';

/** The things that a check by a browser cannot know. */
const UNSEEN = 'not seen: what needs a sign-in, a file or the answer of an API; other browsers';

/** A page of the remote with its language. */
interface LanguagePage {
  readonly path: string;
  readonly language: Language;
  /** It is a document of its own. */
  readonly isDocument: boolean;
}

/**
 * The pages that a browser opens. It steps to each from a page of the site, or else from another page of the remote; a
 * document of its own is entered by loads alone.
 */
function openedPages(
  release: RemoteRelease,
  product: string,
  originIn: (language: Language) => string | undefined,
): OpenedPage[] {
  const pages = release.routes.flatMap((route) =>
    firstPages({ routes: [route] }, product).map((path): LanguagePage => ({
      path,
      language: route.lang ?? 'en',
      isDocument: route.isolated === true || route.needs !== undefined,
    })),
  );
  return pages.map(({ path, language, isDocument }) => {
    const other = pages.find((one) => one.path !== path && one.language === language && !one.isDocument);
    return { path, from: isDocument ? undefined : (originIn(language) ?? other?.path) };
  });
}

/** Pages of the site that lead to those of a remote, with their content; each knows the release that is checked. */
async function readOrigins(
  { release, facts, rehearsal }: ComposedRelease,
  site: string,
): Promise<ReadonlyMap<Language, { readonly path: string; readonly page: ComposedPage }>> {
  const languages = [...new Set(release.routes.map(({ lang }): Language => lang ?? 'en'))];
  const origins = await Promise.all(
    languages.map(async (language) => {
      const origin = findOrigin(facts.registry, facts.config.product, release.name, language);
      const isKnown = origin && rehearsal.isKnownTo(origin.remote, language);
      const page = isKnown && (await readOrigin(site, origin.path, rehearsal.registryFor(origin.remote, language)));
      return page ? ([[language, { path: origin.path, page }]] as const) : [];
    }),
  );
  return new Map(origins.flat());
}

/** A browser opens the pages, if this machine has one and the site is known. */
export async function checkBrowser(composed: ComposedRelease): Promise<CheckOutcome | undefined> {
  const { release, facts, rehearsal, site, sources } = composed;
  if (site === undefined) return undefined;
  const executable = findBrowser();
  if (executable === undefined) {
    const summary = 'not opened: no Chromium is installed here, and CHROMIUM_PATH names none';
    return { name: 'browser', summary, faults: [] };
  }
  const origins = await readOrigins(composed, site);
  const pages = openedPages(release, facts.config.product, (language) => origins.get(language)?.path);
  const readPage = (address: string) =>
    rehearsal.readPage(address) ?? [...origins.values()].find(({ path }) => path === address)?.page;
  const known = { remote: release.name, mapFrame: await rehearsal.readMaps(), folder: sources };
  const findings = await openPages(executable, { readPage, readFile: rehearsal.readFile, site }, pages, known);
  const harmless = findings.faults.filter(({ isHarmless }) => isHarmless);
  return {
    name: 'browser',
    summary: `${countPages(pages.length)} opened by ${basename(executable)}, ${describeVisits(pages, findings)}; ${UNSEEN}`,
    faults: findings.faults.filter(({ isHarmless }) => !isHarmless).map(describePageFault),
    ...(harmless.length > 0 && { warnings: harmless.map(describePageFault) }),
  };
}

/** How the pages were visited. */
function describeVisits(pages: readonly OpenedPage[], { used, unfinished, others }: BrowserFindings): string {
  const steps = pages.filter(({ from }) => from !== undefined).length;
  const some = steps === 0 ? 'by load alone' : `${String(steps)} also by step`;
  const ways = steps === pages.length ? 'by load and by step' : some;
  const left = unfinished.length === 0 ? '' : ` (not all of ${unfinished.join(', ')})`;
  const asked = others.length === 0 ? '' : `; they asked ${others.join(', ')}`;
  return `${ways}; ${String(used)} ${used === 1 ? 'control' : 'controls'} used${left}${asked}`;
}
