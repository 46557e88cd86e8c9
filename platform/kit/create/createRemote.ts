import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, nameSchema, PAGE_LANGUAGES } from '@artha/shared/contract';
import { isReservedName } from '@artha/release/reservedNames';
import { createKey, readSigner } from '@artha/release/signer';
import { readManifest } from '@artha/build/packageManifest';
import { sharedManifest } from '@artha/build/sharedPackages';
import { ownManifest } from '../ownManifest.ts';
import { policyLines } from '../policyLines.ts';
import { runNpm } from '../runNpm.ts';
import { writeTemplate } from './writeTemplate.ts';

/** The arguments of `artha create`. */
export interface CreateOptions {
  /** Address of the remote's site. */
  readonly site: string;
  /** Team that is responsible for the remote; has the remote's name by default. */
  readonly owner: string | undefined;
  readonly isInstalling: boolean;
}

/** Words of Indian finance that are written in capitals. */
const abbreviations: ReadonlySet<string> = new Set(
  'cagr elss emi epf etf fd gst hra ifsc ipo irr itr kyc nav nps nri pan ppf rd sip stp swp tds uan upi xirr'.split(
    ' ',
  ),
);
const KEY_FILE = 'artha.key.pem';

/**
 * The version in which a package of the site is required: the current one, or a copy of the file from which it was
 * installed, as by a team that tries a version before it is published. The copy is in the new folder, so that a
 * workflow has it, too.
 */
function specifierOf(name: string, version: string, folder: string): string {
  for (let one = folder; one !== dirname(one); one = dirname(one)) {
    const manifest = readManifest(one);
    const asked = manifest?.dependencies[name] ?? manifest?.devDependencies[name];
    if (asked?.startsWith('file:')) return copyPackage(resolve(one, asked.slice('file:'.length)), folder);
    if (asked !== undefined) return asked;
  }
  return `^${version}`;
}

function copyPackage(file: string, folder: string): string {
  const copy = `packages/${basename(file)}`;
  mkdirSync(join(folder, 'packages'), { recursive: true });
  copyFileSync(file, join(folder, copy));
  return `file:${copy}`;
}

/** `tax-planner` → `TaxPlanner`. */
function toComponentName(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `tax-planner` → `Tax planner`, `emi-calculator` → `EMI calculator`. */
export function toTitle(name: string): string {
  const words = name.split('-').map((word) => (abbreviations.has(word) ? word.toUpperCase() : word));
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Writes the sources of a new remote: one page, its test, its workflow.
 * @returns the written files, relative to the folder.
 */
function writeRemote(
  folder: string,
  name: string,
  { site, owner = `team-${name}` }: Pick<CreateOptions, 'site' | 'owner'>,
): string[] {
  const component = toComponentName(name);
  const { version, peerDependencies } = sharedManifest(folder);
  return writeTemplate(folder, {
    NAME: name,
    COMPONENT: component,
    TITLE: toTitle(name),
    PATH: `/tools/${name}`,
    OWNER: owner,
    SITE: site,
    CONTRACT: String(CONTRACT_VERSION),
    KIT: specifierOf('@artha/remote-kit', ownManifest().version ?? '', folder),
    SHARED: specifierOf('@artha/shared', version ?? '', folder),
    REACT: peerDependencies['react'] ?? '*',
    STYLED: peerDependencies['styled-components'] ?? '*',
  });
}

/** The addresses of a tool's page in every language. */
const pathsOf = (name: string): string[] =>
  ['', ...PAGE_LANGUAGES.map((lang) => `/${lang}`)].map((lang) => `${lang}/tools/${name}`);

/**
 * Creates a folder for a new remote below another one, with its own key, and installs its dependencies.
 * @throws if the name is invalid, or the folder has content.
 */
export async function createRemote(
  parent: string,
  name: string | undefined,
  { site, owner = `team-${name ?? ''}`, isInstalling }: CreateOptions,
): Promise<void> {
  const named = v.safeParse(nameSchema, name);
  if (!named.success || isReservedName(named.output)) {
    throw new Error(
      'Give its name: artha create tax-planner (small letters, digits and dashes; not a name that the site uses itself).',
    );
  }
  const folder = join(parent, named.output);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} exists already and is not empty. Choose another name, or delete it.`);
  }
  mkdirSync(folder, { recursive: true });
  const files = writeRemote(folder, named.output, { site, owner });
  const pem = createKey();
  writeFileSync(join(folder, KEY_FILE), pem, { mode: 0o600 });
  console.log(
    `${named.output}/\n${[...files, `${KEY_FILE} (its key; git ignores it)`].map((file) => `  ${file}`).join('\n')}\n`,
  );
  if (isInstalling) await runNpm(['install'], folder);
  console.log(`
  cd ${named.output}
  ${isInstalling ? '' : 'npm install\n  '}npm test              its tests
  npm run dev           hot reload, inside the site
  npm run check         whether the site would accept it
  npm run publish-site  live

The site’s operator lets you publish it by adding this to the policy:

${policyLines({ name: named.output, owner, paths: pathsOf(named.output), key: readSigner(pem).id })}`);
}
