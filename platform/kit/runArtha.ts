import { parseArgs } from 'node:util';
import { Refusal } from '@artha/core/refusal';
import { readSource } from '@artha/service/readSource';
import type { ReleaseClient, RemoteReport } from '@artha/service/ReleaseClient';
import { buildPackages } from '@artha/build/buildPackages';
import { keyOf, readClient, writeClient } from './clients.ts';
import { describeUnknown } from './describeUnknown.ts';
import { describeKept, findKept } from './findKept.ts';
import { findChosen, findPackage, packageAt, settingsFolder } from './findRemote.ts';
import type { FeatureCall, KitFeature } from './KitFeature.ts';
import { parseManager } from './packageManager.ts';
import { readSettings, siteOf } from './settings.ts';
import { sendRelease } from './sendRelease.ts';
import { installTools } from './tools/installTools.ts';
import { runTool } from './tools/runTool.ts';

const ownUsage = `artha create <name>      a folder for a new remote: screen, test, workflow; runs at once (--site, --owner;
                         --template typescript, javascript or tailwind; --package-manager npm, pnpm or yarn)
artha add screen <Name>  a further page of this remote: screen, test, route
artha key [name]     a new key for it, such as after a loss, and what the site's operator puts into the policy
artha test           its tests, by Jest; artha lint its types and rules, by oxlint; with the arguments of those
artha dev [name]         the remote with hot reload, inside the deployed site (--port)
artha build [name …]     build what has changed; at the root of several, all of them
artha check [name]       whether the site would accept this remote: contract, ranges, routes, budgets, render, pages
                         (--why also shows what each screen consists of)
artha check shell --all  which live remotes the next shell would break, and what their teams change
artha publish [name]     build what has changed and give it to visitors (--dir <folder>: a release that is built already)
artha status [name]      what visitors get and met; of one remote, beside the release before
artha history [name]     what they got before
artha log                who did what
artha rollback [name]    give visitors the release before, or --to <version or digest> of artha history (--dry-run only says which)
artha withdraw [name]    take the remote off the site`;

const usageOfOptions = `[name] is needed where the folder is not the remote's own.
The site: --site <address>, ARTHA_SITE, "artha": { "site": … } in package.json, or the one that npm start runs here.
The key to publish with: --key <file>, ARTHA_KEY, or "artha": { "key": … }; in a CI its token.`;

/** The output of `artha --help`. */
export const usage = (features: readonly KitFeature[]): string =>
  [ownUsage, ...features.flatMap((feature) => feature.usage ?? []), '', usageOfOptions].join('\n');

/** The input of a command of the kit itself. */
interface Call extends FeatureCall {
  readonly flags: ReturnType<typeof readFlags>['values'];
  readonly features: readonly KitFeature[];
}

/** @param more the options of features. */
function readFlags(args: readonly string[], more: KitFeature['options']) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...more,
      site: { type: 'string' },
      key: { type: 'string' },
      dir: { type: 'string' },
      owner: { type: 'string' },
      port: { type: 'string' },
      to: { type: 'string' },
      why: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      template: { type: 'string' },
      'package-manager': { type: 'string' },
      'no-install': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

/**
 * Reads the site's report on a remote.
 * @throws if it has never published one of this name.
 */
async function readKnown(client: ReleaseClient, name: string): Promise<RemoteReport> {
  const report = await client.remote(name);
  if (report.history.length > 0) return report;
  const names = (await client.status()).map((one) => one.name).join(', ');
  throw new Error(`The site has no release of ${name}. It has ${names || 'no release at all'}.`);
}

/** The parts of pages that features add. */
const pageFeaturesOf = ({ features }: Call) => features.flatMap(({ pages }) => pages ?? []);

/** The options of a check: the public half of the key to publish with, if there is one, the site, and what features add. */
const knownOf = (call: Call) => ({
  key: keyOf(call.settings),
  site: siteOf(call.settings),
  features: pageFeaturesOf(call),
  pageChecks: call.features.flatMap((feature) => feature.pageChecks ?? []),
});

/** Checks a shell that is built against every live remote. */
async function checkAll({ folder, name, settings, flags: { dir } }: Call): Promise<void> {
  const own = dir === undefined ? findPackage(folder, name) : undefined;
  if (own) await buildPackages([own], console.log);
  const { checkShell } = await import('./check/checkShell.ts');
  await checkShell(await readClient(settings), dir ?? own?.outDir ?? '');
}

async function check(call: Call): Promise<void> {
  const { folder, name, settings, flags, features } = call;
  const { dir, why, all } = flags;
  if (all) return checkAll(call);
  const own = findPackage(folder, name);
  if (why) {
    const { explainWeight } = await import('./check/explainWeight.ts');
    await explainWeight(own.folder);
  }
  if (dir === undefined) await buildPackages([own], console.log);
  const releaseFolder = dir ?? own.outDir;
  const checkInstead = features.flatMap((feature) => feature.findCheck?.(flags) ?? [])[0];
  if (checkInstead) return checkInstead({ own, releaseFolder, settings, features: pageFeaturesOf(call) });
  const { checkRemote } = await import('./check/checkRemote.ts');
  await checkRemote(await readClient(settings), releaseFolder, { ...knownOf(call), sources: own.folder });
}

async function publish(call: Call): Promise<void> {
  const { folder, name, settings, flags, features } = call;
  const { dir } = flags;
  const ways = await Promise.all(features.flatMap((feature) => feature.findWay?.(flags) ?? []));
  const way = ways.find((one) => one !== undefined);
  const client = await writeClient(settings, way?.tokenAudience);
  const built = dir === undefined ? findPackage(folder, name) : undefined;
  if (built) await buildPackages([built], console.log);
  const releaseFolder = dir ?? built?.outDir ?? '';
  const { checkBeforePublish } = await import('./check/checkRemote.ts');
  await checkBeforePublish(client, releaseFolder, { ...knownOf(call), sources: built?.folder });
  const source = readSource(built?.folder ?? folder);
  const send = way?.send ?? sendRelease;
  console.log(await send(client, releaseFolder, source));
}

async function rollback({ folder, name: named, settings, flags: { to, 'dry-run': isDry } }: Call): Promise<void> {
  const name = named ?? findPackage(folder, undefined).name;
  const client = await (isDry ? readClient(settings) : writeClient(settings));
  const { history, rollback: previous } = await client.remote(name);
  const target = to === undefined ? previous : await client.target(name, findKept(history, to).digest);
  if (!target) throw new Refusal('RE-11', `${name} has no earlier release to go back to.`);
  const left = history.find(({ share }) => share !== undefined) ?? history.find(({ isLive }) => isLive);
  if (left) console.log(`${name} goes back from ${describeKept(left)} to ${describeKept(target)}.`);
  if (target.paths.length > 0) console.log(`Its pages are then ${target.paths.join(', ')}.`);
  if (isDry) return;
  const result = await client.rollback(name, target);
  console.log(`${result.name} ${result.version ?? ''} (${result.digest ?? ''}) is live again.`);
}

async function withdraw({ folder, name: named, settings }: Call): Promise<void> {
  const name = named ?? findPackage(folder, undefined).name;
  await (await writeClient(settings)).withdraw(name);
  console.log(
    `${name} is off the site. artha rollback ${name} brings it back as it was, artha publish ${name} as it is here.`,
  );
}

async function build({ folder, names }: Call): Promise<void> {
  await buildPackages(findChosen(folder, names), console.log);
}

// Each command loads its own modules only, so that the others start fast.
const commands: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  create: async ({ folder, name, settings, flags }) => {
    const { createRemote } = await import('./create/createRemote.ts');
    await createRemote(folder, name, {
      site: siteOf(settings),
      owner: flags.owner,
      isInstalling: !flags['no-install'],
      template: flags.template,
      manager: flags['package-manager'] === undefined ? undefined : parseManager(flags['package-manager']),
    });
  },
  add: async ({ folder, names: [what, screen] }) => {
    if (what !== 'screen') throw new Error('Say what to add: artha add screen YearByYear.');
    const { addScreen } = await import('./create/addScreen.ts');
    await addScreen(findPackage(folder, undefined).folder, screen);
  },
  key: async ({ folder, name }) => {
    const { createTeamKey } = await import('./create/createTeamKey.ts');
    await createTeamKey(findPackage(folder, name).folder);
  },
  dev: async ({ folder, name, settings, flags }) => {
    const own = findPackage(folder, name);
    const site = siteOf(settings);
    await installTools('dev', own.folder);
    const { runDevelopment } = await import('./dev/runDevelopment.ts');
    await runDevelopment(own, site, flags.port);
  },
  build,
  check,
  publish,
  rollback,
  withdraw,
  history: async ({ folder, name, settings }) => {
    const known = name ?? findPackage(folder, undefined).name;
    console.table((await readKnown(await readClient(settings), known)).history);
  },
  status: async ({ folder, name, settings, features }) => {
    const { showStatus } = await import('./status/showStatus.ts');
    const remote = name ?? packageAt(folder)?.name;
    const reader = await readClient(settings);
    // Before its first publish, features may have something of a remote, which its team sees.
    if (remote !== undefined && (name !== undefined || settings.keyFile === undefined)) await readKnown(reader, remote);
    await showStatus(reader, siteOf(settings), remote, features);
    if (remote === undefined || settings.keyFile === undefined) return;
    const client = await writeClient(settings);
    for (const { describe } of features) if (describe) console.log(await describe(client, remote));
  },
  log: async ({ settings }) => {
    console.table(await (await readClient(settings)).log());
  },
};

/** One record of several, whose names differ. */
const mergeAll = <T>(records: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> =>
  Object.fromEntries(records.flatMap((one) => Object.entries(one)));

/**
 * Runs `artha` with command line arguments.
 * @param folder where it was typed.
 * @param features what is added to the kit; nothing by default.
 * @returns the exit code: 2 for an unknown command.
 * @throws with the fault and the remedy.
 */
export async function runArtha(
  args: readonly string[],
  folder: string,
  features: readonly KitFeature[] = [],
): Promise<number> {
  if (process.versions['pnp'] !== undefined)
    throw new Error(
      'Yarn’s Plug’n’Play has no files of packages for the build to read. Write nodeLinker: node-modules in .yarnrc.yml, and run yarn install.',
    );
  const [first, ...rest] = args;
  if (first === 'test' || first === 'lint') return runTool(first, rest, findPackage(folder, undefined).folder);
  const more = mergeAll(features.map(({ options }) => options));
  const all = { ...commands, ...mergeAll(features.map((feature) => feature.commands)) };
  const { positionals, values } = readFlags(args, more);
  const [command = '', ...names] = positionals;
  const run = Object.hasOwn(all, command) ? all[command] : undefined;
  if (!run || values.help) {
    if (command !== '' && !run) console.log(describeUnknown(command, Object.keys(all)));
    console.log(usage(features));
    return values.help ? 0 : 2;
  }
  const [name] = names;
  const settings = readSettings(settingsFolder(folder, name), values);
  await run({ folder, names, name, settings, flags: values, features });
  return 0;
}
