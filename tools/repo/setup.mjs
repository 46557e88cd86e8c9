#!/usr/bin/env node
// @ts-check
/**
 * Prepares a fresh clone: installs missing or outdated packages, checks that npm scripts get the Node version of
 * .nvmrc, and with `--browser` finds or installs the Chromium of the tests, with `--browsers` Firefox and WebKit too.
 * With `--omit=dev` a fresh clone gets only the packages that build and serve the site. Called by `prestart` and
 * `pretest`. This file must run on any Node version, so it is plain JavaScript without dependencies.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.artha-lock');
const chromiumFile = join(root, '.artha/chromium');
const headlessFile = join(root, '.artha/headless');
const ownNode = join(root, 'node_modules/.bin/node');

/** A failure whose message is the remedy. */
class SetupError extends Error {}

/** @param {string} line */
function log(line) {
  console.log(`setup: ${line}`);
}

/** Commands of the installed packages are not used: `npm ci` deletes them while it runs. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: machinePath },
  });
  return status === 0;
}

/** @returns {Record<string, { version?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optional?: boolean, peer?: boolean }>} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether the locked packages are installed, except those that only other uses of a package need; npm records the
 * installed ones in `.package-lock.json`.
 * @param {boolean} omitsDev whether those for development may be missing.
 */
function holdsLockedPackages(omitsDev) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(readPackages(lockFile)).every(([path, { version, link, optional, dev, devOptional, peer }]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (link) return existsSync(join(root, path));
    if (installed[path]) return installed[path].version === version;
    return optional || peer || (omitsDev && (dev || devOptional));
  });
}

/**
 * A clone has all packages, or all but those for development, which are half of them. The stamp says which.
 * @param {boolean} omitsDev whether the packages for development may be missing.
 */
function installPackages(omitsDev) {
  const digest = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const fewer = `${digest} without dev`;
  const stamp = readNote(stampFile);
  if (stamp === digest || (omitsDev && stamp === fewer)) return;
  const isFresh = !existsSync(join(root, 'node_modules'));
  const omits = omitsDev && (isFresh || stamp.endsWith('without dev'));
  if (!holdsLockedPackages(omits)) {
    // This one deletes nothing, so a site that runs in this clone goes on.
    const adds = !omits && holdsLockedPackages(true);
    // An option replaces what .npmrc omits.
    const command = adds ? ['install', '--no-save'] : ['ci', ...(omits ? ['--omit=dev', '--omit=peer'] : [])];
    const state = isFresh
      ? 'no packages yet'
      : adds
        ? 'no packages for development yet'
        : 'the packages do not match the lockfile';
    log(`${state}; running npm ${command.join(' ')}`);
    const install = () => run('npm', [...command, '--no-audit', '--no-fund']);
    // A failed download stops npm; the next attempt finds everything else in npm's cache.
    if (!install() && !install())
      throw new SetupError(`npm ${command[0]} failed; its messages are above. Nothing else was changed.`);
  }
  writeFileSync(stampFile, omits ? fewer : digest);
}

function checkNode() {
  const wanted = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8' });
  const version = (stdout ?? '').trim();
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= wanted) return;
  throw new SetupError(
    `npm scripts need Node ${wanted}, which is one of the packages, but node_modules/.bin/node ` +
      `${version ? `is ${version}` : 'does not run'}. Its install script was skipped: run npm ci without --ignore-scripts.`,
  );
}

/** @returns the path that the last run recorded */
function readNote(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** The browser that Playwright installs, whether it exists or not. */
function playwrightChromium() {
  const print = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  return spawnSync(ownNode, ['-e', print], { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

/**
 * Installs packages of Debian or Ubuntu. Only a machine that exists for one run is asked to do it as another user.
 * @returns whether they are installed now.
 */
function installFromDistribution(/** @type {readonly string[]} */ ...names) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || process.env.CI)) return false;
  log(`installing ${names.join(', ')} of the distribution`);
  const apt = (/** @type {readonly string[]} */ ...args) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}

function installChromium() {
  if (installFromDistribution('chromium')) return '/usr/bin/chromium';
  log('no Chromium found; installing Playwright’s');
  run(ownNode, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrightChromium();
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const candidates = [
    readNote(chromiumFile),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  const own = playwrightChromium();
  return own && existsSync(own) ? own : installChromium();
}

/** Records the path of the browser for the tests and the benchmarks. */
function prepareBrowser() {
  const path = findChromium();
  if (!path || !existsSync(path)) {
    throw new SetupError(
      `no Chromium${path ? ` at ${path}` : ''}. Install one (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=… npm test`,
    );
  }
  if (readNote(chromiumFile) !== path) {
    mkdirSync(dirname(chromiumFile), { recursive: true });
    writeFileSync(chromiumFile, `${path}\n`);
    log(`the tests use ${path}`);
  }
  prepareHeadlessShell(path);
}

/**
 * Records the browser of the journeys: the same Chromium without windows, which needs less than half of the processor
 * time. If it cannot be installed, or a browser is named, the journeys use the browser of the other tests.
 * @param {string} chromium
 */
function prepareHeadlessShell(chromium) {
  const noted = readNote(headlessFile);
  if (process.env.CHROMIUM_PATH ? noted === chromium : noted && existsSync(noted)) return;
  const shell = '/usr/bin/chromium-headless-shell';
  const isThere = () => existsSync(shell) || (installFromDistribution('chromium-headless-shell') && existsSync(shell));
  const path = !process.env.CHROMIUM_PATH && isThere() ? shell : chromium;
  writeFileSync(headlessFile, `${path}\n`);
  log(`the journeys use ${path}`);
}

/** The browsers in which some journeys run too. Files of `.artha` record their paths. */
const otherBrowsers = [
  {
    name: 'Firefox',
    file: 'firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    file: 'webkit',
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    // It has no mode without windows; a named one may be started in another way.
    screen: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Records the path of a browser. Without it, its journeys are left out, and `npm test` says so; in CI they always run.
 * @param {typeof otherBrowsers[number]} browser
 */
function prepareOtherBrowser({ name, file, variable, paths, screen, packages }) {
  const noteFile = join(root, '.artha', file);
  const named = process.env[variable];
  const candidates = named ? [named] : [readNote(noteFile), ...paths];
  const hasScreen = (/** @type {string} */ path) => !screen || !paths.includes(path) || existsSync(screen);
  const find = () => candidates.find((path) => path && existsSync(path) && hasScreen(path));
  const path = find() ?? (!named && installFromDistribution(...packages) ? find() : undefined);
  if (!path) {
    const remedy = `no ${name}${named ? ` at ${named}` : ''}. Install it (Debian: apt-get install ${packages.join(' ')}) or name it: ${variable}=…`;
    if (process.env.CI || named) throw new SetupError(remedy);
    rmSync(noteFile, { force: true });
    log(`${remedy}; its journeys are left out`);
  } else if (readNote(noteFile) !== path) {
    mkdirSync(dirname(noteFile), { recursive: true });
    writeFileSync(noteFile, `${path}\n`);
    log(`the journeys in ${name} use ${path}`);
  }
}

try {
  installPackages(process.argv.includes('--omit=dev'));
  checkNode();
  const hasAll = process.argv.includes('--browsers');
  if (hasAll || process.argv.includes('--browser')) prepareBrowser();
  if (hasAll) otherBrowsers.forEach(prepareOtherBrowser);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`setup: ${error.message}`);
  process.exitCode = 1;
}
