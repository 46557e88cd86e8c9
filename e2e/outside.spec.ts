import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { createEdge } from './createEdge.ts';
import { createOutsideFolder, type OutsideFolder } from '@artha/process/testing/outsideFolder';
import { findSourcePackages } from '@artha/repo/sourcePackage';
import { packOnce } from '@artha/repo/packOnce';
import { serviceFolderOf } from '@artha/service/openLocalContext';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { freePort } from '@artha/process/port';
import { timeLimit } from '@artha/process/timeLimit';
import { digestsBelow } from './digestsBelow.ts';
import { root } from './paths.ts';
import { expect, test, type OwnSite } from './site.ts';

const execute = promisify(execFile);
const PAGE = '/tools/tax-planner';

/** Records what a process reads of this repository, except installed packages of others. */
const watcher = `
import fs, { appendFileSync } from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
const { ARTHA_REPOSITORY: repository = '', ARTHA_READ: log = '' } = process.env;
const note = (path) => {
  const text = path instanceof URL ? fileURLToPath(path) : String(path);
  const isOurs = text.startsWith(repository + '/') && !text.startsWith(repository + '/node_modules/');
  // Those who look for settings look above every package, too.
  if (isOurs && /\\.(tsx?|tex|svg|md)$/.test(text)) appendFileSync(log, text + '\\n');
};
for (const name of ['readFile', 'readFileSync', 'open', 'openSync']) {
  const original = fs[name];
  fs[name] = (path, ...args) => (note(path), original(path, ...args));
}
syncBuiltinESMExports();
registerHooks({ load: (url, context, next) => (url.startsWith('file:') && note(new URL(url)), next(url, context)) });
`;

/** A team with its own folder, without access to this repository. */
interface Team {
  readonly outside: OutsideFolder;
  /** The folder of its remote. */
  readonly folder: string;
  /**
   * Runs a command in the team's folder.
   * @returns its output.
   */
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** The files of this repository that its commands have read. */
  readonly readOfOurs: () => string;
}

async function gatherTeam(): Promise<Team> {
  const outside = createOutsideFolder();
  for (const source of findSourcePackages(root)) {
    await outside.install(source.manifest.name, await packOnce(source));
  }
  outside.linkAll();
  outside.write('watcher.mjs', watcher);
  const log = join(outside.folder, 'read.log');
  const folder = join(outside.folder, 'tax-planner');
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${join(outside.folder, 'watcher.mjs')}`,
    ARTHA_REPOSITORY: root,
    ARTHA_READ: log,
  };
  return {
    outside,
    folder,
    run: async (command, ...args) => {
      const cwd = existsSync(folder) ? folder : outside.folder;
      try {
        const { stdout, stderr } = await execute(join(outside.folder, 'node_modules/.bin', command), args, {
          cwd,
          env,
        });
        return stdout + stderr;
      } catch (error) {
        const { stdout, stderr } = v.parse(v.object({ stdout: v.string(), stderr: v.string() }), error);
        throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error });
      }
    },
    readOfOurs: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
  };
}

/** The site of a test with its release service, over HTTP. */
async function openToTeams({
  context,
  quickContext,
}: OwnSite): Promise<{ url: string; service: RunningService; close: () => Promise<void> }> {
  const service = await startReleaseService(quickContext);
  const edge = await createEdge({ store: context.store, trust: context.trust, releaseServiceUrl: service.url });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    service,
    close: async () => {
      await Promise.all([edge.close(), service.close()]);
    },
  };
}

const policySchema = v.looseObject({ remotes: v.record(v.string(), v.unknown()) });

/** Adds a key to the policy, as the site's operator does. */
async function allow(site: OwnSite, name: string, key: string): Promise<void> {
  const file = join(serviceFolderOf(site.context.store.folder), 'policy.json');
  const policy = v.parse(policySchema, JSON.parse(await readFile(file, 'utf8')));
  const entry = { owner: `team-${name}`, routes: [PAGE], publishers: [{ key }] };
  await writeFile(file, JSON.stringify({ ...policy, remotes: { ...policy.remotes, [name]: entry } }));
}

/**
 * Starts a command of a team that serves its remote.
 * @param isReady whether it has printed that it serves.
 * @returns its address, what it has printed, and a function that stops it.
 */
async function startServer(
  { outside, folder }: Team,
  command: 'dev' | 'override',
  isReady: RegExp,
): Promise<{ url: string; printed: string; stop: () => void }> {
  const port = String(await freePort());
  const server = spawn(join(outside.folder, 'node_modules/.bin/artha'), [command, '--port', port], {
    cwd: folder,
    stdio: 'pipe',
  });
  const printed = await new Promise<string>((resolve, reject) => {
    let all = '';
    server.stdout.on('data', (text: Buffer) => {
      all += text.toString();
      if (isReady.test(all)) resolve(all);
    });
    server.on('close', reject);
  });
  return { url: `http://127.0.0.1:${port}`, printed, stop: () => server.kill() };
}

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sources: v.array(v.string()), sourcesContent: v.array(v.nullable(v.string())) }),
);

/** The sources that a served script was made from, by its source map. */
async function sourcesOf(script: string): Promise<Map<string, string | null | undefined>> {
  const [, name = ''] = /sourceMappingURL=(\S+)/.exec(await (await fetch(script)).text()) ?? [];
  const { sources, sourcesContent } = v.parse(mapSchema, await (await fetch(new URL(name, script))).text());
  return new Map(sources.map((source, index) => [source, sourcesContent[index]]));
}

/** Expects that the team's styles apply to its own screen, and to nothing around it. */
async function expectStyles(status: Locator): Promise<void> {
  for (const [property, value] of [
    ['letter-spacing', '3px'],
    ['word-spacing', '5px'],
    ['text-indent', '9px'],
  ] as const)
    await expect(status).toHaveCSS(property, value);
  await expect(status.page().getByRole('link', { name: 'Pricing' }).first()).not.toHaveCSS('letter-spacing', '7px');
}

// The development server says in the console that a build failed, beside its overlay, and what visitors’ pages would block.
test.use({
  allowedMessages: /\[webpack-dev-server\]|\[HMR\]|^Visitors’ pages block this, too/,
});

test('PF-01 PF-03 PF-04 an external team gets from an empty folder to a live page with only the packages and the address, and nothing else changes', async ({
  page,
  ownSite,
}) => {
  // Packages are compiled and packed; a remote is checked, built twice and published.
  test.setTimeout(timeLimit(300_000));
  const [site, team] = await test.step('it has an empty folder, the packages, and an address', () =>
    Promise.all([openToTeams(ownSite), gatherTeam()]));

  const screen = join(team.folder, 'src/screens/tax-planner/TaxPlanner.tsx');
  const key = await test.step('artha create writes a remote', async () => {
    const created = await team.run('artha', 'create', 'tax-planner', '--site', site.url, '--no-install');
    // As if npm had installed them in the team's own folder.
    symlinkSync(join(team.outside.folder, 'node_modules'), join(team.folder, 'node_modules'));
    return /"key": "([0-9a-f]{64})"/.exec(created)?.[1] ?? '';
  });

  const stylesheet = join(screen, '../screen.css');
  await test.step('with a picture, a stylesheet, a CSS module and a style where it is used, its tests, types and lint pass', async () => {
    writeFileSync(stylesheet, 'p { word-spacing: 5px }\na { letter-spacing: 7px }');
    writeFileSync(join(screen, '../count.module.css'), '.count { text-indent: 9px }');
    const styled = readFileSync(screen, 'utf8')
      .replace(
        '<p role="status">',
        `<img src={plan} alt="A plan" />\n<p role="status" className={styles.count} style={{ letterSpacing: '3px' }}>`,
      )
      .replace(
        "from '@artha/shared/design';",
        "from '@artha/shared/design';\nimport plan from './icon.svg';\nimport styles from './count.module.css';\nimport './screen.css';",
      );
    writeFileSync(screen, styled);
    expect(await team.run('artha', 'test')).toContain('1 passed');
    await team.run('artha', 'lint');
  });

  await test.step('artha check says what the site accepts, what its screen consists of, and that the policy does not have its key yet', async () => {
    const checked = await team.run('artha', 'check', '--why').catch(String);
    expect(checked).toMatch(/FAILED +policy[^]*RE-21: The key [0-9a-f]{64} may not publish tax-planner\./);
    for (const name of ['release', 'contract', 'routes', 'render', 'budgets', 'accessibility', 'browser'])
      expect(checked).toMatch(new RegExp(`^ok +${name}`, 'm'));
    expect(checked).toMatch(
      /What weighs in TaxPlanner[^]*\d\.\d KB +█+ +@artha\/shared\n[^]*src\/screens\/tax-planner\/TaxPlanner\.tsx/,
    );
    expect(checked).toContain('The site would refuse it: policy.');
    await allow(ownSite, 'tax-planner', key);
  });

  await test.step('artha publish gives it to visitors', async () => {
    const before = digestsBelow(ownSite.context.store.publicFolder);
    expect(await team.run('artha', 'publish')).toMatch(/tax-planner 0\.1\.0 \([0-9a-f]{20}\) is live/);
    expect(await team.run('artha', 'status')).toMatch(/'tax-planner'.*'team-tax-planner'.*'0\.1\.0'/);
    const after = digestsBelow(ownSite.context.store.publicFolder);
    for (const [file, digest] of before) expect(after.get(file), file).toBe(digest);
  });

  await test.step('visitors find its card, its page and its address in the sitemap', async () => {
    // Pages of other remotes follow a change of what they show.
    const readTools = async () => (await fetch(`${site.url}/tools`)).text();
    await expect.poll(readTools, { timeout: timeLimit(120_000) }).toContain('Tax planner');
    await page.goto(`${site.url}/tools`);
    await page.getByRole('link', { name: 'Tax planner' }).click();
    await expect(page).toHaveURL(site.url + PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Tax planner' })).toBeVisible();
    await page.getByRole('button', { name: 'Press' }).click();
    await expectStyles(page.getByText('Pressed once.'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tax planner' })).toBeVisible();
    await expectStyles(page.getByText('Pressed 0 times.'));
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('main p').first()).not.toHaveCSS('word-spacing', '5px');
    await page.goBack();
    await expectStyles(page.getByText('Pressed 0 times.'));
    const picture = page.getByRole('img', { name: 'A plan' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`${PAGE}</loc>`);
  });

  await test.step('artha dev shows a change at once, inside the deployed site', async () => {
    const development = await startServer(team, 'dev', /with hot reload/);
    await page.goto(development.url + PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Tax planner' })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['loaded'] = 'once';
    });
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('title="Tax planner"', 'title="Plan your tax"'));
    await expect(page.getByRole('heading', { level: 1, name: 'Plan your tax' })).toBeVisible();
    const status = page.getByText('Pressed 0 times.');
    await expectStyles(status);
    writeFileSync(stylesheet, readFileSync(stylesheet, 'utf8').replace('5px', '6px'));
    await expect(status).toHaveCSS('word-spacing', '6px');
    expect(await page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('once');

    const content = readFileSync(screen, 'utf8');
    writeFileSync(
      screen,
      content.replace('= useState(0);', "= useState(0);\n  if (count === 0) throw new Error('No rate.');"),
    );
    await expect(page.getByRole('alert')).toContainText(/No rate\.[^]*In the components[^]*TaxPlanner/);
    writeFileSync(screen, content.replace('<Page', '<Page <'));
    await expect(page.getByRole('alert').filter({ hasText: 'does not build' })).toContainText('TaxPlanner.tsx');
    writeFileSync(screen, content);
    await expect(page.getByRole('heading', { level: 1, name: 'Plan your tax' })).toBeVisible();

    // The site’s policy applies here, too; a blocked request is reported with its remedy.
    const told = page.waitForEvent('console', (message) =>
      message.text().includes("needs: { images: ['https://pictures.example'] }"),
    );
    writeFileSync(
      screen,
      content.replace('= useState(0);', "= useState(0);\n  new Image().src = 'https://pictures.example/a.png';"),
    );
    await told;
    writeFileSync(screen, content);

    // Everything else is the deployed site: its frame, its other remotes.
    await page.goto(`${development.url}/finterms`);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    development.stop();
  });

  await test.step('artha override runs its folder in one tab of the site itself, with its sources, and again after a change', async () => {
    const override = await startServer(team, 'override', /Ctrl-C/);
    await page.goto(/http:\S+~override#\S+/.exec(override.printed)?.[0] ?? '');
    await page.getByRole('button', { name: 'Run tax-planner in this tab' }).click();
    await expect(page).toHaveURL(site.url + PAGE);
    const bar = page.getByRole('complementary', { name: 'Override' });
    await expect(bar).toContainText('This tab runs tax-planner 0.1.0');
    await expect(page.getByText('Pressed 0 times.')).toHaveCSS('word-spacing', '6px');
    const sources = [...(await sourcesOf(`${override.url}/files/TaxPlanner.js`))];
    expect(sources.find(([source]) => source.endsWith('TaxPlanner.tsx'))?.[1]).toContain('<Page');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace('title="Plan your tax"', 'title="Tax of your own"'));
    await expect(page.getByRole('heading', { level: 1, name: 'Tax of your own' })).toBeVisible();
    override.stop();
  });

  expect(team.readOfOurs()).toBe('');
  await site.close();
  team.outside.remove();
});
