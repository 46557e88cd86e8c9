import { basename, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expandPath, type Language, type RemoteRelease } from '@artha/shared/contract';
import type { PageSizes } from '@artha/core/budgets';
import { neededFrame } from '@artha/core/checkFrame';
import { usualFrameLimits } from '@artha/core/frameLimits';
import { ownSizes, shellSizes, totalSize, type ShellSizes } from '@artha/core/pageSizes';
import {
  checkDialogs,
  checkNavigation,
  checkNeeds,
  checkRoutes,
  describeNextShell,
  rangesOf,
} from '@artha/core/checkRelease';
import { checkVersion } from '@artha/core/checkVersion';
import { readReleaseFolder, type CheckedRelease } from '@artha/core/readReleaseFolder';
import { Refusal } from '@artha/core/refusal';
import type { RenderRemote } from '@artha/core/renderRemote';
import type { ReleaseClient, RemoteReport, SiteFacts } from '@artha/service/ReleaseClient';
import { toPageBrotli } from '@artha/core/compress';
import { sharedFolder } from '@artha/build/sharedPackages';
import { policyLines, policyNeeds, policyPaths } from '../policyLines.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { describePageFault } from './browser/describePageFault.ts';
import { openPages, type BrowserFindings, type OpenedPage } from './browser/openPages.ts';
import type { PageFault } from './browser/PageFault.ts';
import type { ComposedPage } from './browser/servePages.ts';
import { checkBudgets } from './checkBudgets.ts';
import { checkPublisher, describePublisher } from './checkPublisher.ts';
import { checkRendering } from './checkRendering.ts';
import { findDeprecations } from './findDeprecations.ts';
import { firstPages } from './firstPages.ts';
import { findAccessibilityFaults } from './findAccessibilityFaults.ts';
import { dryRun, type DryRun } from './dryRun.ts';
import { findOrigin, readOrigin } from './stepOrigin.ts';

/** The checks in their order. */
const names = [
  'release',
  'contract',
  'next shell',
  'deprecations',
  'routes',
  'policy',
  'render',
  'budgets',
  'accessibility',
  'browser',
] as const;
type CheckName = (typeof names)[number];

/** The outcome of one check. */
export interface CheckOutcome {
  readonly name: CheckName;
  /** A summary in a few words. */
  readonly summary: string;
  /** Each fault with its remedy; empty if there is none. */
  readonly faults: readonly string[];
  /** What to change in time, though the site would accept the release; none by default. */
  readonly warnings?: readonly string[];
  /** What a browser found, as data; both lists above have a text of each. Only of the check by a browser. */
  readonly pageFaults?: readonly PageFault[];
}

/**
 * @returns the text of a refusal, as a fault.
 * @throws every other error.
 */
function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

/** Runs a check that either passes or throws a refusal. */
async function gate(name: CheckName, summary: string, check: () => unknown): Promise<CheckOutcome> {
  try {
    await check();
    return { name, summary, faults: [] };
  } catch (error) {
    return { name, summary, faults: [faultOf(error)] };
  }
}

/** What a check knows besides the release. */
export interface CheckOptions {
  /** The public half of the team's key; undefined if there is none, as in a CI. */
  readonly key?: string | undefined;
  /** Address of the site, for the rest of a page that a browser opens; by default none is opened. */
  readonly site?: string | undefined;
  /** The remote's folder, for the use of what is deprecated; by default its sources are not read. */
  readonly sources?: string | undefined;
  /** Renders the remote; in a separate process by default. */
  readonly render?: RenderRemote | undefined;
}

/**
 * Checks whether a site would accept a release, and whether its pages meet the site's promises to visitors: everything
 * that the release service checks, with the same input and code, and the size and accessibility of its pages. It
 * uploads nothing and needs no key.
 * @param releaseFolder where the build wrote `release.json`.
 * @param options what else is known.
 * @returns the outcome of each check; checks that depend on a failed one are omitted.
 */
export async function findOutcomes(
  client: ReleaseClient,
  releaseFolder: string,
  { key, render, site, sources }: CheckOptions = {},
): Promise<CheckOutcome[]> {
  const own = await readReleaseFolder(releaseFolder).catch(faultOf);
  if (typeof own === 'string') return [{ name: 'release', summary: 'the build’s output', faults: [own] }];
  const { release } = own;
  if (release.kind === 'shell')
    throw new Error('The shell is checked by the tests of its repository, not by this command.');
  const [facts, shell, known] = await Promise.all([client.site(), client.shell(), client.remote(release.name)]);
  const { policy } = known;
  const { product } = facts.config;
  if (shell.release.kind !== 'shell') throw new Error('The site’s shell is not a shell.');
  const shellRelease = shell.release;
  const paths = release.routes.map(({ path }) => expandPath(path, product)).join(', ');

  return dryRun({ ...facts, shell, render, frameBytes: known.frameBytes }, own, async (rehearsal) => {
    const shellPaths = rehearsal.shell.shellPages.map(({ path }) => path);
    const outcomes: CheckOutcome[] = [
      await checkNumber(own, known),
      await gate('contract', describeNeeds(release), () => {
        checkNeeds(release, shellRelease);
      }),
      ...checkNextShell(release, facts, shellRelease.version),
      ...(sources === undefined ? [] : checkDeprecations(sources)),
      await gate('routes', paths, () => {
        checkRoutes(release, { registry: facts.registry, product, shellPaths });
        checkDialogs(release, { registry: facts.registry });
        checkNavigation(release);
      }),
      withPolicyLines(
        await gate('policy', describePublisher(release, policy, key), () => {
          checkPublisher(release, policy, product, key);
        }),
        policyLines({
          ...release,
          paths: policyPaths(release, product),
          allows: policyNeeds(release),
          frame: neededFrame(release, policy?.frame ?? usualFrameLimits),
          key,
        }),
      ),
    ];
    // If it does not fit, it is not composed: that would fail for the same reason.
    if (outcomes.some(({ name, faults }) => faults.length > 0 && name !== 'policy' && name !== 'release'))
      return outcomes;
    const composed = await rehearsal.composePages().catch(faultOf);
    if (typeof composed === 'string') return [...outcomes, { name: 'render', summary: paths, faults: [composed] }];
    const { pages } = composed;
    const read = (file: string) => readFileSync(join(releaseFolder, 'browser', file));
    const sizes = shellSizes(shellRelease, (file) => shell.files.get(`browser/${file}`) ?? new Uint8Array());
    const weights = await weighPages(ownSizes(release, product, read), sizes, pages);
    return [
      ...outcomes,
      {
        name: 'render',
        ...(await checkRendering(release, product, composed, weights, (path) => hasContent(site, path))),
      },
      { name: 'budgets', ...checkBudgets(weights, release.budgets ?? {}, known.budgets) },
      await checkAccessibility(release, product, pages),
      ...(site ? [await checkBrowser(release, facts, rehearsal, { site, sources })] : []),
    ];
  });
}

/** Whether the release has a version of its own; only a warning on a site that lets versions be used again. */
async function checkNumber(
  { release, digest }: CheckedRelease,
  { history, mayReuseVersions }: RemoteReport,
): Promise<CheckOutcome> {
  const { name, version } = release;
  const outcome = await gate('release', `${name} ${version}, ${Object.keys(release.files).length} files`, () => {
    checkVersion(history, name, { version, digest });
  });
  return mayReuseVersions ? { ...outcome, faults: [], warnings: outcome.faults } : outcome;
}

/** Whether the remote fits the shell that the operator announces, if there is one. */
function checkNextShell(release: RemoteRelease, { nextShell }: SiteFacts, liveVersion: string): CheckOutcome[] {
  if (!nextShell || nextShell.version === liveVersion) return [];
  const needs = { contract: release.contract, shared: rangesOf(release) };
  const warnings = describeNextShell(release.name, needs, nextShell, liveVersion);
  return [{ name: 'next shell', summary: `${nextShell.version}, from ${nextShell.from}`, faults: [], warnings }];
}

/** Whether the remote uses what its `@artha/shared` will take away. */
function checkDeprecations(folder: string): CheckOutcome[] {
  const warnings = findDeprecations(folder, sharedFolder(folder));
  const summary = warnings.length === 0 ? 'none is used' : `${warnings.length} in use`;
  return [{ name: 'deprecations', summary, faults: [], warnings }];
}

/** An outcome of the policy; if it has a fault, with the lines that the operator adds to the policy. */
function withPolicyLines(outcome: CheckOutcome, lines: string): CheckOutcome {
  const faults = outcome.faults.map((fault) => `${fault}\nWhat the site’s operator adds to the policy:\n${lines}`);
  return { ...outcome, faults };
}

/** Whether visitors of a site get a page with its content now. */
async function hasContent(site: string | undefined, path: string): Promise<boolean> {
  if (site === undefined) return false;
  const response = await fetch(new URL(path, site));
  return response.ok && !(await response.text()).includes(`<div data-region="screen" data-render=""`);
}

/** The sizes of pages as visitors get them. */
function weighPages(
  own: ReturnType<typeof ownSizes>,
  shell: ShellSizes,
  composed: ReadonlyMap<string, string>,
): Promise<PageSizes[]> {
  return Promise.all(
    own.map(async (page) => {
      const html = (await toPageBrotli(Buffer.from(composed.get(page.path) ?? ''))).length;
      return { ...page, html, shell: shell.scripts, total: totalSize(page, shell) };
    }),
  );
}

/** Whether the pages have barriers; all pages of a family use one screen, so the first is checked for all. */
async function checkAccessibility(
  release: RemoteRelease,
  product: string,
  composed: ReadonlyMap<string, string>,
): Promise<CheckOutcome> {
  const pages = firstPages(release, product);
  const faults: string[] = [];
  for (const address of pages) {
    const found = await findAccessibilityFaults(composed.get(address) ?? '');
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return { name: 'accessibility', summary: countPages(pages.length), faults };
}

/** What a check by a browser cannot know. */
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
  release: RemoteRelease,
  facts: SiteFacts,
  rehearsal: DryRun,
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

/** What a browser says of the pages, if this machine has one. */
async function checkBrowser(
  release: RemoteRelease,
  facts: SiteFacts,
  rehearsal: DryRun,
  { site, sources }: { readonly site: string; readonly sources: string | undefined },
): Promise<CheckOutcome> {
  const executable = findBrowser();
  if (executable === undefined) {
    const summary = 'not opened: no Chromium is installed here, and CHROMIUM_PATH names none';
    return { name: 'browser', summary, faults: [] };
  }
  const origins = await readOrigins(release, facts, rehearsal, site);
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
    pageFaults: findings.faults,
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

function describeNeeds({ contract, shared }: RemoteRelease): string {
  const ranges = Object.entries(shared).map(([name, { range }]) => `${name} ${range}`);
  return `contract ${contract}; ${ranges.join(', ')}`;
}

const countPages = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

function print({ name, summary, faults, warnings = [] }: CheckOutcome): void {
  const width = Math.max(...names.map((one) => one.length));
  const passed = warnings.length === 0 ? 'ok    ' : 'WARN  ';
  console.log(`${faults.length === 0 ? passed : 'FAILED'}  ${name.padEnd(width)}  ${summary}`);
  for (const fault of [...faults, ...warnings]) console.log(fault.replaceAll(/^/gm, '        '));
}

/**
 * Runs the checks.
 * @param show which outcomes it prints, a line for each.
 * @throws if a check failed.
 */
async function runChecks(
  client: ReleaseClient,
  releaseFolder: string,
  known: CheckOptions,
  show: (outcome: CheckOutcome) => boolean,
): Promise<void> {
  const outcomes = await findOutcomes(client, releaseFolder, known);
  for (const outcome of outcomes.filter(show)) print(outcome);
  const failed = outcomes.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  if (failed.length > 0) throw new Error(`The site would refuse it: ${failed.join(', ')}.`);
}

/**
 * Runs the checks and prints a line for each.
 * @throws if a check failed.
 */
export async function checkRemote(client: ReleaseClient, releaseFolder: string, known: CheckOptions): Promise<void> {
  await runChecks(client, releaseFolder, known, () => true);
  console.log(
    known.key === undefined
      ? 'The site would accept it from a publisher that its policy names.'
      : 'The site would accept it: artha publish.',
  );
}

/**
 * Runs the checks before a publish, and prints only those with a fault or a warning. Omits them for the shell, which the tests of its
 * repository check, and for the release that visitors get already.
 * @throws if a check failed.
 */
export async function checkBeforePublish(
  client: ReleaseClient,
  releaseFolder: string,
  known: CheckOptions,
): Promise<void> {
  const { release, digest } = await readReleaseFolder(releaseFolder);
  if (release.kind === 'shell') return;
  const { history } = await client.remote(release.name);
  if (history.some((one) => one.isLive && one.digest === digest)) return;
  await runChecks(client, releaseFolder, known, ({ faults, warnings = [] }) => faults.length + warnings.length > 0);
}
