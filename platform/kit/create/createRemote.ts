import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, nameSchema } from '@artha/shared/contract';
import { isReservedName } from '../../publish/reservedNames.ts';
import { createKey, readSigner } from '../../trust/signer.ts';
import { readManifest } from '../../webpack/packageManifest.ts';
import { toKebabCase } from '../../webpack/screenFile.ts';
import { sharedVersions } from '../../webpack/sharedPackages.ts';

/** What `artha create` is told. */
export interface CreateOptions {
  /** Address of the site that the remote is for. */
  readonly site: string;
  /** Team that answers for the remote; named after it by default. */
  readonly owner: string | undefined;
  readonly isInstalling: boolean;
}

const template = join(import.meta.dirname, '../template');
const KEY_FILE = 'artha.key.pem';

/** The version of this package, wherever it is. */
function kitVersion(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = readManifest(folder);
    if (manifest?.name === '@artha/remote-kit') return manifest.version ?? '';
  }
  throw new Error('This is no installed @artha/remote-kit.');
}

/**
 * How a package of the site is asked for: by the version that is used now. Where it was installed from a file, as by a
 * team that tries a version before it is published, from that file.
 */
function specifierOf(name: string, version: string, folder: string): string {
  for (let one = folder; one !== dirname(one); one = dirname(one)) {
    const manifest = readManifest(one);
    const asked = manifest?.dependencies[name] ?? manifest?.devDependencies[name];
    if (asked?.startsWith('file:')) return `file:${resolve(one, asked.slice('file:'.length))}`;
    if (asked !== undefined) return asked;
  }
  return `^${version}`;
}

/** `tax-planner` → `TaxPlanner`. */
function toComponentName(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `tax-planner` → `Tax planner`. */
function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Writes the sources of a new remote: one page, its test, its workflow.
 * @returns the files that were written, relative to the folder.
 */
function writeRemote(
  folder: string,
  name: string,
  { site, owner = `team-${name}` }: Pick<CreateOptions, 'site' | 'owner'>,
): string[] {
  const component = toComponentName(name);
  const versions = sharedVersions(folder);
  const values: Readonly<Record<string, string>> = {
    NAME: name,
    COMPONENT: component,
    TITLE: toTitle(name),
    OWNER: owner,
    SITE: site,
    CONTRACT: String(CONTRACT_VERSION),
    KIT: specifierOf('@artha/remote-kit', kitVersion(), folder),
    SHARED: specifierOf('@artha/shared', versions['@artha/shared'] ?? '', folder),
    REACT: `^${versions['react'] ?? ''}`,
    STYLED: `^${versions['styled-components'] ?? ''}`,
  };
  const fill = (text: string) => text.replaceAll(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);
  const written = globSync('**/*', { cwd: template, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(template, entry.parentPath), entry.name));
  const toPath = (file: string) =>
    fill(file)
      .replace('SCREEN-FOLDER', toKebabCase(component))
      .replaceAll('SCREEN', component)
      .replace(/(^|\/)_/, '$1.')
      .replace(/\.txt$/, '');
  for (const file of written) {
    const target = join(folder, toPath(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, file), 'utf8')));
  }
  return written.map(toPath).sort();
}

function run(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => {
      resolve(false);
    });
    child.on('close', (code) => {
      resolve(code === 0);
    });
  });
}

/** What the site's operator adds to the policy, so that this key, and a workflow, may publish the remote. */
function policyEntry(name: string, owner: string, key: string): string {
  return JSON.stringify({ [name]: { owner, routes: [`/tools/${name}`], publishers: [{ key }] } }, null, 2);
}

/**
 * Makes a folder for a new remote below another one, with a key of its own, and installs what it needs.
 * @throws where the name is none, or the folder holds something already.
 */
export async function createRemote(
  parent: string,
  name: string | undefined,
  { site, owner = `team-${name ?? ''}`, isInstalling }: CreateOptions,
): Promise<void> {
  const named = v.safeParse(nameSchema, name);
  if (!named.success || isReservedName(named.output)) {
    throw new Error(
      'Say what it is called: artha create tax-planner (small letters, digits and dashes; no word of the site’s own).',
    );
  }
  const folder = join(parent, named.output);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is there already, and not empty. Choose another name, or delete it.`);
  }
  mkdirSync(folder, { recursive: true });
  const files = writeRemote(folder, named.output, { site, owner });
  const pem = createKey();
  writeFileSync(join(folder, KEY_FILE), pem, { mode: 0o600 });
  console.log(
    `${named.output}/\n${[...files, `${KEY_FILE} (its key; git ignores it)`].map((file) => `  ${file}`).join('\n')}\n`,
  );
  if (isInstalling && !(await run('npm', ['install', '--no-audit', '--no-fund'], folder))) {
    throw new Error(
      `npm install failed in ${folder}; its messages are above. The files are written: run it again there.`,
    );
  }
  console.log(`
  cd ${named.output}
  ${isInstalling ? '' : 'npm install\n  '}npm test              its tests
  npm run dev           hot reload, inside the site
  npm run check         whether the site would take it
  npm run publish-site  live

Who runs the site lets you publish it by adding this to the policy:

${policyEntry(named.output, owner, readSigner(pem).id)}`);
}
