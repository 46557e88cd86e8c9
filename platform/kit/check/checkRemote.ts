import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expandPath, type RemoteRelease } from '@artha/shared/contract';
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
import { checkBudgets } from './checkBudgets.ts';
import { checkPublisher, describePublisher } from './checkPublisher.ts';
import { checkRendering } from './checkRendering.ts';
import { findDeprecations } from './findDeprecations.ts';
import { dryRun, type DryRun, type PageFeature } from './dryRun.ts';

/** The outcome of one check. */
export interface CheckOutcome {
  readonly name: string;
  /** A summary in a few words. */
  readonly summary: string;
  /** Each fault with its remedy; empty if there is none. */
  readonly faults: readonly string[];
  /** The advice to change something in time, though the site would accept the release; none by default. */
  readonly warnings?: readonly string[];
}

/** A release whose pages are composed. */
export interface ComposedRelease {
  readonly release: RemoteRelease;
  readonly facts: SiteFacts;
  readonly rehearsal: DryRun;
  /** The composed pages by address. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address of the site; undefined if the rest of a page cannot be loaded. */
  readonly site: string | undefined;
  /** The remote's folder; undefined if its sources are unknown. */
  readonly sources: string | undefined;
}

/** A further check of a release that the site would accept; undefined if there is nothing to check it by. */
export type PageCheck = (composed: ComposedRelease) => Promise<CheckOutcome | undefined>;

/**
 * @returns the text of a refusal, as a fault.
 * @throws every other error.
 */
function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

/** Runs a check that either passes or throws a refusal. */
async function gate(name: string, summary: string, check: () => unknown): Promise<CheckOutcome> {
  try {
    await check();
    return { name, summary, faults: [] };
  } catch (error) {
    return { name, summary, faults: [faultOf(error)] };
  }
}

/** The options of a check. */
export interface CheckOptions {
  /** The public half of the team's key; undefined if there is none, as in a CI. */
  readonly key?: string | undefined;
  /** Address of the site, for the rest of a page that a browser opens; by default none is opened. */
  readonly site?: string | undefined;
  /** The remote's folder, for the use of what is deprecated; by default its sources are not read. */
  readonly sources?: string | undefined;
  /** The features of pages; none by default. */
  readonly features?: readonly PageFeature[];
  /** Renders the remote; in a separate process by default. */
  readonly render?: RenderRemote | undefined;
  /** Further checks, after those of the site; none by default. */
  readonly pageChecks?: readonly PageCheck[];
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
  { key, render, site, sources, features, pageChecks = [] }: CheckOptions = {},
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

  return dryRun({ ...facts, shell, render, features, frameBytes: known.frameBytes }, own, async (rehearsal) => {
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
    outcomes.push(
      {
        name: 'render',
        ...(await checkRendering(release, product, composed, weights, (path) => hasContent(site, path))),
      },
      { name: 'budgets', ...checkBudgets(weights, release.budgets ?? {}, known.budgets) },
    );
    for (const check of pageChecks) {
      const outcome = await check({ release, facts, rehearsal, pages, site, sources });
      if (outcome) outcomes.push(outcome);
    }
    return outcomes;
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

function describeNeeds({ contract, shared }: RemoteRelease): string {
  const ranges = Object.entries(shared).map(([name, { range }]) => `${name} ${range}`);
  return `contract ${contract}; ${ranges.join(', ')}`;
}

function print({ name, summary, faults, warnings = [] }: CheckOutcome, width: number): void {
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
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  for (const outcome of outcomes.filter(show)) print(outcome, width);
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
