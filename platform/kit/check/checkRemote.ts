import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expandPages, expandPath, type RemoteRelease } from '@artha/shared/contract';
import { findExcess, heaviest, inKb, readExceptions, type Exceptions, type PageSizes } from '@artha/build/budgets';
import { ownSizes, shellSize } from '@artha/build/pageSizes';
import { checkDialogs, checkNavigation, checkNeeds, checkRoutes } from '@artha/release/checkRelease';
import { checkOwner } from '@artha/release/checkOwner';
import { readReleaseFolder } from '@artha/release/readReleaseFolder';
import { Refusal } from '@artha/release/refusal';
import type { RenderRemote } from '@artha/release/renderRemote';
import type { ReleaseClient } from '@artha/release/ReleaseClient';
import { toBrotli } from '@artha/release/compress';
import { findAccessibilityFaults } from './findAccessibilityFaults.ts';
import { dryRun } from './dryRun.ts';

/** The checks in their order. */
const names = ['release', 'contract', 'routes', 'policy', 'render', 'budgets', 'accessibility'] as const;
type CheckName = (typeof names)[number];

/** The outcome of one check. */
export interface CheckOutcome {
  readonly name: CheckName;
  /** A summary in a few words. */
  readonly summary: string;
  /** Each fault with its remedy; empty if there is none. */
  readonly faults: readonly string[];
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

/** The remedy for a page that is too large. */
const leaner =
  'Load what is not needed at once by lazyPart of @artha/shared/remote, or say in “budgets” of package.json which limit it cannot keep, and why.';

function describeSizes(pages: readonly PageSizes[]): string {
  return pages
    .map(({ path, html, own, total }) => `${path} ${inKb(html)} html, ${inKb(own)} own, ${inKb(total)} in all`)
    .join('; ');
}

/**
 * Checks whether a site would accept a release, and whether its pages meet the site's promises to visitors: everything
 * that the release service checks, with the same input and code, and the size and accessibility of its pages. It
 * uploads nothing and needs no key.
 * @param releaseFolder where the build wrote `release.json`.
 * @param folder of the remote, whose package.json may set other limits.
 * @param render renders the remote; in a separate process by default.
 * @returns the outcome of each check; checks that depend on a failed one are omitted.
 */
export async function findOutcomes(
  client: ReleaseClient,
  releaseFolder: string,
  folder: string,
  render?: RenderRemote,
): Promise<CheckOutcome[]> {
  const own = await readReleaseFolder(releaseFolder).catch(faultOf);
  if (typeof own === 'string') return [{ name: 'release', summary: 'the build’s output', faults: [own] }];
  const { release } = own;
  if (release.kind === 'shell')
    throw new Error('The shell is checked by the tests of its repository, not by this command.');
  const [site, shell, { policy }] = await Promise.all([client.site(), client.shell(), client.remote(release.name)]);
  const { product } = site.config;
  if (shell.release.kind !== 'shell') throw new Error('The site’s shell is not a shell.');
  const shellRelease = shell.release;
  const paths = release.routes.map(({ path }) => expandPath(path, product)).join(', ');

  return dryRun({ ...site, shell, render }, own, async (rehearsal) => {
    const shellPaths = rehearsal.shell.shellPages.map(({ path }) => path);
    const outcomes: CheckOutcome[] = [
      {
        name: 'release' as const,
        summary: `${release.name} ${release.version}, ${Object.keys(release.files).length} files`,
        faults: [],
      },
      await gate('contract', describeNeeds(release), () => {
        checkNeeds(release, shellRelease);
      }),
      await gate('routes', paths, () => {
        checkRoutes(release, { registry: site.registry, product, shellPaths });
        checkDialogs(release, { registry: site.registry });
        checkNavigation(release);
      }),
      await gate('policy', `${release.name} of ${release.owner}`, () => {
        checkOwner(release, policy, product);
      }),
    ];
    // If it does not fit, it is not composed: that would fail for the same reason.
    if (outcomes.some(({ name, faults }) => faults.length > 0 && name !== 'policy')) return outcomes;
    const composed = await rehearsal.composePages().catch(faultOf);
    if (typeof composed === 'string') return [...outcomes, { name: 'render', summary: paths, faults: [composed] }];
    const read = (file: string) => readFileSync(join(releaseFolder, 'browser', file));
    const shellBytes = shellSize(shellRelease, (file) => shell.files.get(`browser/${file}`) ?? new Uint8Array());
    return [
      ...outcomes,
      { name: 'render', summary: `${composed.size} pages`, faults: [] },
      await checkBudgets(ownSizes(release, product, read), shellBytes, composed, readExceptions(folder)),
      await checkAccessibility(release, product, composed),
    ];
  });
}

/** Whether the pages keep their budgets. */
async function checkBudgets(
  own: ReturnType<typeof ownSizes>,
  shell: number,
  composed: ReadonlyMap<string, string>,
  exceptions: Exceptions[string],
): Promise<CheckOutcome> {
  const pages = await Promise.all(
    own.map(async (page): Promise<PageSizes> => {
      const html = (await toBrotli(Buffer.from(composed.get(page.path) ?? ''))).length;
      return { ...page, html, shell, total: shell + page.own };
    }),
  );
  const excess = findExcess(pages, Object.fromEntries(pages.map(({ remote }) => [remote, exceptions])));
  return {
    name: 'budgets',
    summary: describeSizes(heaviest(pages)),
    faults: excess.map((line) => `${line}. ${leaner}`),
  };
}

/** Whether the pages have barriers; all pages of a family use one screen, so the first is checked for all. */
async function checkAccessibility(
  { routes }: RemoteRelease,
  product: string,
  composed: ReadonlyMap<string, string>,
): Promise<CheckOutcome> {
  const pages = routes.flatMap((route) => expandPages(route).slice(0, 1));
  const faults: string[] = [];
  for (const { path } of pages) {
    const address = expandPath(path, product);
    const found = await findAccessibilityFaults(composed.get(address) ?? '');
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return { name: 'accessibility', summary: `${pages.length} composed pages`, faults };
}

function describeNeeds({ contract, shared }: RemoteRelease): string {
  const ranges = Object.entries(shared).map(([name, { range }]) => `${name} ${range}`);
  return `contract ${contract}; ${ranges.join(', ')}`;
}

/**
 * Runs the checks and prints a line for each.
 * @throws if a check failed.
 */
export async function checkRemote(client: ReleaseClient, releaseFolder: string, folder: string): Promise<void> {
  const outcomes = await findOutcomes(client, releaseFolder, folder);
  const width = Math.max(...names.map((name) => name.length));
  for (const { name, summary, faults } of outcomes) {
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${summary}`);
    for (const fault of faults) console.log(fault.replaceAll(/^/gm, '        '));
  }
  const failed = outcomes.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  if (failed.length > 0) throw new Error(`The site would refuse it: ${failed.join(', ')}.`);
  console.log('The site would accept it: artha publish.');
}
