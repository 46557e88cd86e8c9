import { parseArgs } from 'node:util';
import { checkPortIsFree } from '@artha/process/port';
import { ComposedSite, whyNoContainers } from '@artha/containers/docker';
import {
  fillStorage,
  keepNewer,
  killRelease,
  killStatements,
  replaceUnderLoad,
  restartAll,
  runJourneys,
  site,
  stopOne,
  stopStorage,
  visitLight,
  type Finding,
} from './steps.ts';

const usage = `npm run test:compose

Builds every image, starts the site of each profile in containers, visits it, breaks it, and removes it. It uses the ports of
docker-compose.yml, and its own containers and volumes.

  --only <words>   steps with these words in their names
  --keep           leaves the site running at the end`;

/** One step with its result. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<Finding>;
}

const whole = new ComposedSite('artha-test');
const light = new ComposedSite('artha-light', [], { profile: 'light' });
const small = new ComposedSite('artha-small', ['e2e/compose/smallStorage.yml']);

const bringUp = async (compose: ComposedSite, ...args: readonly string[]): Promise<Finding> => {
  await compose.compose('up', '-d', '--wait', ...args);
  return `${site.url} answers with ${String((await fetch(site.url)).status)}`;
};

const takeDown = async (compose: ComposedSite): Promise<Finding> => {
  await compose.compose('down', '--volumes', '--remove-orphans', '--timeout', '20');
  return (await compose.compose('ps', '--all', '--quiet')) === '' ? 'nothing is left' : 'something is left';
};

const steps: readonly Step[] = [
  { name: 'build every image', run: () => whole.compose('build', '--quiet').then(() => 'built') },
  { name: 'start the site', run: () => bringUp(whole) },
  { name: 'journeys: accounts on Supabase Auth, statements, tools', run: () => runJourneys(whole, 'e2e/accounts') },
  { name: 'replace one remote under load', run: () => replaceUnderLoad(whole) },
  { name: 'restart a container after a newer publish', run: () => keepNewer(whole) },
  { name: 'stop one remote', run: () => stopOne(whole) },
  { name: 'stop the storage', run: () => stopStorage(whole) },
  { name: 'kill the statement service during an upload', run: () => killStatements(whole) },
  { name: 'kill the release service during a publish', run: () => killRelease(whole) },
  { name: 'restart everything', run: () => restartAll(whole) },
  { name: 'remove the site', run: () => takeDown(whole) },
  { name: 'start a light site', run: () => bringUp(light, '--build') },
  { name: 'journeys on the light site: tools', run: () => visitLight(light) },
  { name: 'stop one remote of the light site', run: () => stopOne(light) },
  { name: 'remove the light site', run: () => takeDown(light) },
  { name: 'start a site with a small storage', run: () => bringUp(small, '--build') },
  { name: 'fill the small storage', run: () => fillStorage(small) },
  { name: 'remove the small site', run: () => takeDown(small) },
];

/** Before images are built for minutes, not after. */
async function checkPorts(): Promise<void> {
  for (const port of await whole.ports()) {
    await checkPortIsFree(port, '127.0.0.1', 'such as another site: docker compose down.');
  }
}

async function runSteps(chosen: readonly Step[]): Promise<void> {
  for (const { name, run } of chosen) {
    const started = performance.now();
    const finding = await run();
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}: ${finding}`);
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const reason = whyNoContainers();
if (values.help) console.log(usage);
else if (reason !== undefined) console.log(`test:compose is skipped: ${reason}.`);
else {
  try {
    await checkPorts();
    await runSteps(steps.filter(({ name }) => name.includes(values.only)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(await whole.compose('logs', '--tail', '8').catch(() => ''));
    process.exitCode = 1;
    if (!values.keep) for (const one of [whole, light, small]) await takeDown(one).catch(() => undefined);
  }
}
