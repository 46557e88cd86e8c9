import { parseArgs } from 'node:util';
import { collect, describeUnneeded, SESSION_DAYS } from '../publish/collect.ts';
import { recompose } from '../publish/publish.ts';
import { openStore } from '../store/openStore.ts';
import { root } from '../webpack/baseConfig.ts';
import { buildAll } from '../webpack/cli.ts';
import { findPackages } from '../webpack/findPackages.ts';
import { replaceSiteKey } from './authority.ts';
import { findIdentity } from './findIdentity.ts';
import { localContext, serviceFolder, storeAddress } from './localSettings.ts';
import { readSource } from './readSource.ts';
import { ReleaseClient } from './ReleaseClient.ts';
import { findRunningService } from './runningService.ts';
import { startReleaseService } from './startReleaseService.ts';

const usage = `npm run release -- publish <name>     build what changed and give it to visitors
npm run release -- publish --dir <f>  publish a release that is built already
npm run release -- rollback <name>    give visitors the release before (--dry-run says which)
npm run release -- withdraw <name>    take a remote off the site
npm run release -- status             what visitors get
npm run release -- history <name>     what they got before
npm run release -- log                who did what
npm run release -- compose            write every page again, as after a change of site.config.json
npm run release -- replace-key        give the release service of this machine a new key
npm run release -- collect            what nobody needs any more in the store; --delete deletes it
                                      (--days <n>: how long a tab may stay open, 30 by default)

At a service elsewhere: --service <address> (ARTHA_SERVICE) and --key <file> (ARTHA_KEY), or the token of a CI.`;

interface Service {
  readonly client: ReleaseClient;
  readonly close: () => Promise<void>;
}

/** The service that is named; else the one that runs on this machine; else one for as long as the command runs. */
async function openService(named: string | undefined, keyFile: string | undefined): Promise<Service> {
  const elsewhere = named ?? process.env['ARTHA_SERVICE'];
  const nothing = () => Promise.resolve();
  if (elsewhere)
    return { client: new ReleaseClient(elsewhere, await findIdentity(elsewhere, keyFile)), close: nothing };
  const context = await localContext();
  const identity = { signer: context.team };
  const running = await findRunningService(serviceFolder());
  if (running) return { client: new ReleaseClient(running, identity), close: nothing };
  const { url, close } = await startReleaseService(context);
  return { client: new ReleaseClient(url, identity), close };
}

async function publish({ client }: Service, name: string | undefined, dir: string | undefined): Promise<void> {
  if (name && !dir) await buildAll([name], console.log);
  const folder = dir ?? findPackages().find((one) => one.name === name)?.outDir ?? '';
  const started = performance.now();
  const result = await client.publish(folder, readSource(root));
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const what = `${result.name} ${result.version ?? ''} (${result.digest ?? ''})`;
  console.log(
    result.changed
      ? `${what} is live; stored and composed in ${took} s.`
      : `${what} was live already; nothing changed.`,
  );
}

async function rollback({ client }: Service, name: string, isDry: boolean): Promise<void> {
  const { history, rollback: plan } = await client.remote(name);
  const live = history.find(({ isLive }) => isLive);
  if (plan && live) {
    console.log(`${name} goes back from ${live.version} (${live.digest}) to ${plan.version} (${plan.digest}).`);
    if (plan.paths.length > 0) console.log(`Its pages are then ${plan.paths.join(', ')}.`);
  }
  if (isDry && plan) return;
  const result = await client.rollback(name);
  console.log(`${result.name} ${result.version ?? ''} (${result.digest ?? ''}) is live again.`);
}

/** Says what nobody needs any more in the store, and deletes it where that is wanted. @param days as it was written. */
async function collectStore(days: string, isDeleting: boolean): Promise<void> {
  if (!/^\d{1,4}$/.test(days)) throw new Error(`--days takes a number of days, not “${days}”.`);
  const lines = describeUnneeded(await collect(openStore(storeAddress()), { days: Number(days), isDeleting }));
  const end = isDeleting ? 'Deleted.' : 'Nothing is deleted; --delete deletes it.';
  console.log(lines.length === 0 ? 'Everything in the store is needed.' : [...lines, end].join('\n'));
}

/** Runs a command. @returns whether there is one of that name. */
async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      service: { type: 'string' },
      key: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'accept-older': { type: 'boolean', default: false },
      days: { type: 'string', default: String(SESSION_DAYS) },
      delete: { type: 'boolean', default: false },
    },
  });
  const [command = '', name] = positionals;
  if (command === 'compose') {
    await recompose(await localContext(), { acceptOlder: values['accept-older'] });
    console.log('Every page is composed anew.');
    return true;
  }
  if (command === 'collect') {
    await collectStore(values.days, values.delete);
    return true;
  }
  if (command === 'replace-key') {
    await replaceSiteKey(serviceFolder());
    await recompose(await localContext());
    console.log('The site is signed by a new key. Start the release service again.');
    return true;
  }
  const commands: Readonly<Record<string, ((service: Service) => Promise<void>) | undefined>> = {
    ...((name ?? values.dir) && { publish: (service: Service) => publish(service, name, values.dir) }),
    ...(name && {
      rollback: (service: Service) => rollback(service, name, values['dry-run']),
      withdraw: async ({ client }: Service) => {
        await client.withdraw(name);
        console.log(`${name} is off the site. npm run release -- publish ${name} brings it back.`);
      },
      history: async ({ client }: Service) => {
        console.table((await client.remote(name)).history);
      },
    }),
    status: async ({ client }: Service) => {
      console.table(await client.status());
    },
    log: async ({ client }: Service) => {
      console.table(await client.log());
    },
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!chosen) return false;
  const service = await openService(values.service, values.key);
  try {
    await chosen(service);
  } finally {
    await service.close();
  }
  return true;
}

if (import.meta.main) {
  try {
    if (!(await run())) {
      console.log(usage);
      process.exitCode = 2;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
