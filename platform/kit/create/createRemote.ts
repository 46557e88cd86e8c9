import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION, nameSchema, PAGE_LANGUAGES } from '@artha/shared/contract';
import { isReservedName } from '@artha/core/reservedNames';
import { createKey, readSigner } from '@artha/core/signer';
import { readManifest } from '@artha/build/packageManifest';
import { sharedManifest } from '@artha/build/sharedPackages';
import { ownManifest } from '../ownManifest.ts';
import { policyLines } from '../policyLines.ts';
import { callingManager, findManager, managerOf, type PackageManager } from '../packageManager.ts';
import { runManager } from '../runManager.ts';
import { between, placeOf, type Place } from './placeOf.ts';
import { isForOthers, missingAtRoot, repositoryValues } from './repositoryValues.ts';
import { configValues, languageOfTemplate, parseTemplate, screenValues, type TemplateName } from './templates.ts';
import { KEY_FILE } from './createTeamKey.ts';
import { writeTemplate } from './writeTemplate.ts';

/** The arguments of `artha create`. */
export interface CreateOptions {
  /** Address of the remote's site. */
  readonly site: string;
  /** Team that is responsible for the remote; has the remote's name by default. */
  readonly owner: string | undefined;
  readonly isInstalling: boolean;
  /** By default `typescript`. */
  readonly template?: string | undefined;
  /** By default that of the repository around it, or the one that runs the command. */
  readonly manager?: PackageManager | undefined;
}

/** Words of Indian finance that are written in capitals. */
const abbreviations: ReadonlySet<string> = new Set(
  'cagr elss emi epf etf fd gst hra ifsc ipo irr itr kyc nav nps nri pan ppf rd sip stp swp tds uan upi xirr'.split(
    ' ',
  ),
);
/** The range of Tailwind that the template is for. */
const TAILWIND = '^4.3.5';

/**
 * The version in which a package of the site is required: the current one, or the file from which it was installed, as by
 * a team that tries a version before it is published. The file is copied into the new folder, so that a workflow has it,
 * too; in workspaces, all use the one of the repository.
 */
function specifierOf(name: string, version: string, folder: string, { workspaces }: Place): string {
  for (let one = folder; one !== dirname(one); one = dirname(one)) {
    const manifest = readManifest(one);
    const asked = manifest?.dependencies[name] ?? manifest?.devDependencies[name];
    if (asked?.startsWith('file:')) {
      const file = resolve(one, asked.slice('file:'.length));
      const isShared = workspaces !== undefined && file.startsWith(`${workspaces}${sep}`);
      return isShared ? `file:${relative(folder, file).split(sep).join('/')}` : copyPackage(file, folder);
    }
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

/** Packages for development besides the kit, as further lines of package.json. */
function developmentLines(template: TemplateName): string {
  const { dependencies } = ownManifest();
  const types = ['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, dependencies[name] ?? '*']);
  const styles = ['@tailwindcss/postcss', 'tailwindcss'].map((name) => [name, TAILWIND]);
  const added = [
    ...(languageOfTemplate(template) === 'typescript' ? types : []),
    ...(template === 'tailwind' ? styles : []),
  ];
  return added.map(([name, range]) => `,\n    "${name ?? ''}": "${range ?? ''}"`).join('');
}

/** The place of a new remote, and the package manager that installs it. */
interface Surroundings {
  readonly manager: PackageManager;
  readonly place: Place;
}

/**
 * Writes the sources of a new remote: one page, its test, its workflow.
 * @returns the written files, relative to the folder.
 */
function writeRemote(
  folder: string,
  name: string,
  {
    site,
    owner = `team-${name}`,
    template,
  }: Pick<CreateOptions, 'site' | 'owner'> & { readonly template: TemplateName },
  { manager, place }: Surroundings,
): string[] {
  const component = toComponentName(name);
  const language = languageOfTemplate(template);
  const isStyled = template === 'tailwind';
  const { version, peerDependencies } = sharedManifest(folder);
  return writeTemplate(
    folder,
    {
      NAME: name,
      COMPONENT: component,
      TITLE: toTitle(name),
      PATH: `/tools/${name}`,
      OWNER: owner,
      SITE: site,
      CONTRACT: String(CONTRACT_VERSION),
      KIT: specifierOf('@artha/remote-kit', ownManifest().version ?? '', folder, place),
      SHARED: specifierOf('@artha/shared', version ?? '', folder, place),
      REACT: peerDependencies['react'] ?? '*',
      STYLED: peerDependencies['styled-components'] ?? '*',
      DEVELOPMENT: developmentLines(template),
      TYPED: language === 'typescript' ? '"typeAware": true, "typeCheck": true, ' : '',
      ...screenValues(language, { isStyled }),
      ...configValues(language),
      ...repositoryValues(folder, name, manager, place),
    },
    {
      placeOf: (file) => (file.startsWith('.github/') ? between(folder, place.versioned) + file : file),
      isLeftOut: (file) =>
        isForOthers(file, manager, place) ||
        (!isStyled && file.endsWith('.css')) ||
        (language === 'javascript' && /^(tsconfig\.json|src\/imports\.d\.ts)$/.test(file)),
    },
  );
}

/** The addresses of a tool's page in every language. */
const pathsOf = (name: string): string[] =>
  ['', ...PAGE_LANGUAGES.map((lang) => `/${lang}`)].map((lang) => `${lang}/tools/${name}`);

/**
 * Creates a folder for a new remote below another one, with its own key, and installs its dependencies.
 * @throws if the name or the template is unknown, the folder has content, or the workspaces around it cannot install it.
 */
export async function createRemote(
  parent: string,
  name: string | undefined,
  { site, owner = `team-${name ?? ''}`, isInstalling, template: asked, manager: named }: CreateOptions,
): Promise<void> {
  const template = parseTemplate(asked);
  const valid = v.safeParse(nameSchema, name);
  if (!valid.success || isReservedName(valid.output)) {
    throw new Error(
      'Give its name: artha create tax-planner (small letters, digits and dashes; not a name that the site uses itself).',
    );
  }
  const folder = join(parent, valid.output);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} exists already and is not empty. Choose another name, or delete it.`);
  }
  const place = placeOf(folder);
  const around = place.workspaces === undefined ? undefined : findManager(place.workspaces);
  const manager = named ?? around ?? callingManager() ?? managerOf('npm');
  const missing = missingAtRoot(manager, place);
  if (missing !== undefined) throw new Error(missing);
  mkdirSync(folder, { recursive: true });
  const files = writeRemote(folder, valid.output, { site, owner, template }, { manager, place });
  const pem = createKey();
  writeFileSync(join(folder, KEY_FILE), pem, { mode: 0o600 });
  console.log(
    `${valid.output}/\n${[...files, `${KEY_FILE} (its key; git ignores it)`].map((file) => `  ${file}`).join('\n')}\n`,
  );
  if (isInstalling) await runManager(manager, manager.install, folder);
  console.log(`
  cd ${valid.output}
${[
  ...(isInstalling ? [] : [['install', 'its packages'] as const]),
  ['test', 'its tests'] as const,
  ['run dev', 'hot reload, inside the site'] as const,
  ['run check', 'whether the site would accept it'] as const,
  ['run publish-site', 'live'] as const,
]
  .map(([command, what]) => `  ${`${manager.program} ${command}`.padEnd(21)} ${what}`)
  .join('\n')}

The site’s operator lets you publish it by adding this to the policy:

${policyLines({ name: valid.output, owner, paths: pathsOf(valid.output), key: readSigner(pem).id })}`);
}
