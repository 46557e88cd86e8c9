import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expandPages, expandPath, type RemoteRelease } from '@artha/shared/contract';
import { findExcess, heaviest, inKb, readExceptions, type PageSizes } from '../../budgets.ts';
import { screenSize, shellSize } from '../../pageSizes.ts';
import { checkDialogs, checkNavigation, checkNeeds, checkRoutes } from '../../publish/checkRelease.ts';
import { checkOwner } from '../../publish/checkOwner.ts';
import { readReleaseFolder } from '../../publish/readReleaseFolder.ts';
import { Refusal } from '../../publish/refusal.ts';
import type { RenderRemote } from '../../render/renderRemote.ts';
import type { ReleaseClient } from '../../service/ReleaseClient.ts';
import { toBrotli } from '../../store/compress.ts';
import { findAccessibilityFaults } from './findAccessibilityFaults.ts';
import { rehearse } from './rehearse.ts';

/** What is looked at, in the order in which it is. */
const names = ['release', 'contract', 'routes', 'policy', 'render', 'budgets', 'accessibility'] as const;
type CheckName = (typeof names)[number];

/** What became of one check. */
export interface CheckOutcome {
  readonly name: CheckName;
  /** What it found, in a few words. */
  readonly summary: string;
  /** What is wrong and what to do about it, a text each; none where nothing is. */
  readonly faults: readonly string[];
}

/** @returns what a refusal says, as a fault. @throws everything else. */
function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

/** Runs a check that either passes or is refused. */
async function gate(name: CheckName, summary: string, check: () => unknown): Promise<CheckOutcome> {
  try {
    await check();
    return { name, summary, faults: [] };
  } catch (error) {
    return { name, summary, faults: [faultOf(error)] };
  }
}

/** What ends in “what to do” for a page that weighs too much. */
const leaner =
  'Load what is not needed at once by lazyPart of @artha/shared/remote, or say in “budgets” of package.json which limit it cannot keep, and why.';

function describeSizes(pages: readonly PageSizes[]): string {
  return pages
    .map(({ path, html, own, total }) => `${path} ${inKb(html)} html, ${inKb(own)} own, ${inKb(total)} in all`)
    .join('; ');
}

/**
 * Asks whether a site would take a release, and whether it keeps what the site promises its visitors: everything that the
 * release service would look at, on the same facts and by the same code, and the weight and accessibility of its pages.
 * Nothing is uploaded, and no key is needed.
 * @param releaseFolder where the build wrote `release.json`.
 * @param folder of the remote, whose package.json may name other limits.
 * @param render what renders the remote; a process of its own by default.
 * @returns what became of each check; those that need an earlier one that failed are left out.
 */
export async function findOutcomes(
  client: ReleaseClient,
  releaseFolder: string,
  folder: string,
  render?: RenderRemote,
): Promise<CheckOutcome[]> {
  const own = await readReleaseFolder(releaseFolder).catch(faultOf);
  if (typeof own === 'string') return [{ name: 'release', summary: 'what the build wrote', faults: [own] }];
  const { release } = own;
  if (release.kind === 'shell') throw new Error('The shell is checked by the tests of its repository, not by this.');
  const [site, shell, { policy }] = await Promise.all([client.site(), client.shell(), client.remote(release.name)]);
  const { config, registry } = site;
  if (shell.release.kind !== 'shell') throw new Error('The site’s shell is none.');
  const shellRelease = shell.release;
  const paths = release.routes.map(({ path }) => expandPath(path, config.product));

  return rehearse({ ...site, shell, render }, own, async (rehearsal) => {
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
      await gate('routes', paths.join(', '), () => {
        checkRoutes(release, { registry, product: config.product, shellPaths });
        checkDialogs(release, { registry });
        checkNavigation(release);
      }),
      await gate('policy', `${release.name} of ${release.owner}`, () => {
        checkOwner(release, policy, config.product);
      }),
    ];
    // What does not fit is not composed: it would be refused for the same again.
    if (outcomes.some(({ name, faults }) => faults.length > 0 && name !== 'policy')) return outcomes;
    const composed = await rehearsal.composePages().catch(faultOf);
    if (typeof composed === 'string')
      return [...outcomes, { name: 'render', summary: paths.join(', '), faults: [composed] }];
    const shellBytes = shellSize(shellRelease, (file) => shell.files.get(`browser/${file}`) ?? new Uint8Array());
    const pages: PageSizes[] = [];
    for (const { path, screen, family } of release.routes.flatMap((route) => expandPages(route))) {
      const address = expandPath(path, config.product);
      const ownBytes = screenSize(release, screen, (file) => readFileSync(join(releaseFolder, 'browser', file)));
      const html = (await toBrotli(Buffer.from(composed.get(address) ?? ''))).length;
      pages.push({
        path: address,
        family,
        remote: release.name,
        html,
        shell: shellBytes,
        own: ownBytes,
        total: shellBytes + ownBytes,
      });
    }
    const excess = findExcess(pages, { [release.name]: readExceptions(folder) }).map((line) => `${line}. ${leaner}`);
    const barriers: string[] = [];
    // One screen shows all pages of a family: the first stands for the others.
    const unlike = release.routes.flatMap((route) => expandPages(route).slice(0, 1));
    for (const { path } of unlike) {
      const address = expandPath(path, config.product);
      const faults = await findAccessibilityFaults(composed.get(address) ?? '');
      barriers.push(...faults.map((fault) => `${address}: ${fault}`));
    }
    return [
      ...outcomes,
      { name: 'render', summary: `${composed.size} pages`, faults: [] },
      { name: 'budgets', summary: describeSizes(heaviest(pages)), faults: excess },
      { name: 'accessibility', summary: `${unlike.length} pages as composed`, faults: barriers },
    ];
  });
}

function describeNeeds({ contract, shared }: RemoteRelease): string {
  const ranges = Object.entries(shared).map(([name, { range }]) => `${name} ${range}`);
  return `contract ${contract}; ${ranges.join(', ')}`;
}

/**
 * Runs the checks and prints a line for each.
 * @throws where a check failed.
 */
export async function checkRemote(client: ReleaseClient, releaseFolder: string, folder: string): Promise<void> {
  const outcomes = await findOutcomes(client, releaseFolder, folder);
  const width = Math.max(...names.map((name) => name.length));
  for (const { name, summary, faults } of outcomes) {
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${summary}`);
    for (const fault of faults) console.log(fault.replaceAll(/^/gm, '        '));
  }
  const failed = outcomes.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  if (failed.length > 0) throw new Error(`The site would not take it as it is: ${failed.join(', ')}.`);
  console.log('The site would take it: artha publish.');
}
