import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as v from 'valibot';
import type { SiteConfig } from '@artha/shared/config';
import type { PageDocument, ShellRelease, StructuredDataSite } from '@artha/shared/contract';
import type { DrawPreview } from './sharePicture.ts';
import { Refusal } from '../publish/refusal.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

const builtins = createRequire(import.meta.url);

type Render = (
  path: string,
  page: PageDocument,
  load: (remote: string, screen: string) => Promise<unknown>,
) => Promise<{ html: string; style: string }>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

const brandSchema = v.object({
  drawPreview: v.custom<DrawPreview>(isFunction),
  /** Files of its release. */
  font: v.string(),
  icon: v.string(),
  colours: v.object({ theme: v.string(), ground: v.string() }),
});

/** What the shell says of its look, for pictures and icons. */
export type Brand = v.InferOutput<typeof brandSchema>;

const shellSchema = v.object({
  shareScope: v.record(v.string(), v.unknown()),
  render: v.custom<Render>(isFunction),
  earlyScript: v.string(),
  documentStyle: v.custom<(base: string) => string>(isFunction),
  headLinks: v.custom<(base: string) => string>(isFunction),
  rootId: v.string(),
  shellPages: v.array(v.object({ path: v.string(), title: v.string(), description: v.string() })),
  brand: brandSchema,
  legalPaths: v.custom<(config: SiteConfig) => readonly string[]>(isFunction),
});

/** What the shell's server bundle offers the composer, with the scripts of its release that run before its entry. */
export type ShellServer = v.InferOutput<typeof shellSchema> & Pick<ShellRelease, 'entryDependencies'>;

/** Runs a CommonJS bundle with just this `require`; it sees no other module. */
function evaluate(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

const shells = new Map<string, ShellServer>();

/** Evaluates the server bundle of a shell release; it carries React and everything shared. */
export async function loadShell(store: Store, digest: string): Promise<ShellServer> {
  const known = shells.get(digest);
  if (known) return known;
  const stored = await StoredRelease.open(store, 'shell', digest);
  if (stored.release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is no shell.');
  const code = await stored.read(stored.release.server);
  const exported = evaluate(code.toString(), 'shell/server.cjs', (name) => {
    if (builtinModules.includes(name.replace(/^node:/, ''))) return builtins(name);
    throw new Error(`The shell’s server bundle asks for “${name}”, which is no module of Node.`);
  });
  const shell = { ...v.parse(shellSchema, exported), entryDependencies: stored.release.entryDependencies };
  shells.set(digest, shell);
  return shell;
}

/** A screen of a release, by which its bundles are found. */
export interface StoredScreen {
  readonly name: string;
  readonly digest: string;
  readonly screen: string;
}

/** Evaluates a bundle of a screen with the shell's share scope and nothing else. */
async function load(shell: ShellServer, stored: StoredRelease, file: string, screen: string): Promise<unknown> {
  const code = await stored.read(file);
  const { name } = stored.release;
  return evaluate(code.toString(), `${name}/${file.slice('server/'.length)}`, (asked) => {
    if (asked in shell.shareScope) return shell.shareScope[asked];
    throw new Error(`“${asked}” is not in the server share scope (asked for by ${name}/${screen}).`);
  });
}

/** Loads the server module of a screen. */
export async function loadScreen(
  store: Store,
  shell: ShellServer,
  { name, digest, screen }: StoredScreen,
): Promise<unknown> {
  const stored = await StoredRelease.open(store, name, digest);
  const server = stored.release.kind === 'remote' ? stored.release.screens[screen]?.server : undefined;
  if (!server) throw new Refusal('RE-01', `${name} exposes no screen “${screen}”.`);
  return load(shell, stored, server, screen);
}

type StructuredData = (site: StructuredDataSite) => unknown;

const dataModuleSchema = v.object({ structuredData: v.custom<StructuredData>(isFunction) });
const typeSchema = v.union([v.string(), v.array(v.string())]);
const dataSchema = v.array(v.looseObject({ '@type': typeSchema }));

/** What a screen says of itself for search engines; nothing where its release brings no bundle for it. */
export async function loadStructuredData(
  store: Store,
  shell: ShellServer,
  { name, digest, screen }: StoredScreen,
  site: StructuredDataSite,
): Promise<object[]> {
  const stored = await StoredRelease.open(store, name, digest);
  const data = stored.release.kind === 'remote' ? stored.release.screens[screen]?.data : undefined;
  if (!data) return [];
  const { structuredData } = v.parse(dataModuleSchema, await load(shell, stored, data, screen));
  return v.parse(dataSchema, structuredData(site));
}
