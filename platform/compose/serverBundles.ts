import type { SKRSContext2D } from '@napi-rs/canvas';
import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as v from 'valibot';
import type { SiteConfig } from '@artha/shared/config';
import {
  shellServerSchema,
  type EmbeddedDocument,
  type ShellRelease,
  type ShellServer,
  type StructuredDataSite,
} from '@artha/shared/contract';
import { Refusal } from '../publish/refusal.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

const builtins = createRequire(import.meta.url);

const isFunction = (value: unknown): boolean => typeof value === 'function';

const serverSchema = shellServerSchema<SKRSContext2D>();

/** What the shell's server bundle offers the composer, with the scripts of its release that run before its entry. */
export type ComposerShell = ShellServer<SKRSContext2D> & Pick<ShellRelease, 'entryDependencies'>;

/** Runs a CommonJS bundle with just this `require`; it sees no other module. */
function evaluate(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

const shells = new Map<string, ComposerShell>();

/** Evaluates the server bundle of a shell release; it carries React and everything shared. */
export async function loadShell(store: Store, digest: string): Promise<ComposerShell> {
  const known = shells.get(digest);
  if (known) return known;
  const stored = await StoredRelease.open(store, 'shell', digest);
  if (stored.release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is no shell.');
  const code = await stored.read(stored.release.server);
  const exported = evaluate(code.toString(), 'shell/server.cjs', (name) => {
    if (builtinModules.includes(name.replace(/^node:/, ''))) return builtins(name);
    throw new Error(`The shell’s server bundle asks for “${name}”, which is no module of Node.`);
  });
  const shell = { ...v.parse(serverSchema, exported), entryDependencies: stored.release.entryDependencies };
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
async function load(shell: ComposerShell, stored: StoredRelease, file: string, screen: string): Promise<unknown> {
  const code = await stored.read(file);
  const { name } = stored.release;
  return evaluate(code.toString(), `${name}/${file.slice('server/'.length)}`, (asked) => {
    if (Object.hasOwn(shell.shareScope, asked)) return shell.shareScope[asked];
    throw new Error(`“${asked}” is not in the server share scope (asked for by ${name}/${screen}).`);
  });
}

/** Loads the server module of a screen. */
export async function loadScreen(
  store: Store,
  shell: ComposerShell,
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
  shell: ComposerShell,
  { name, digest, screen }: StoredScreen,
  site: StructuredDataSite,
): Promise<object[]> {
  const stored = await StoredRelease.open(store, name, digest);
  const data = stored.release.kind === 'remote' ? stored.release.screens[screen]?.data : undefined;
  if (!data) return [];
  const { structuredData } = v.parse(dataModuleSchema, await load(shell, stored, data, screen));
  return v.parse(dataSchema, structuredData(site));
}

const origins = v.array(
  v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/;,"']+$/, 'an origin such as https://example.com')),
);
const embeddedDocumentSchema: v.GenericSchema<unknown, EmbeddedDocument> = v.object({
  title: v.string(),
  html: v.string(),
  script: v.string(),
  scriptOrigins: origins,
  origins,
});
const documentModuleSchema = v.object({
  embeddedDocument: v.custom<(config: SiteConfig) => unknown>(isFunction),
});

/**
 * The documents that a release's pages embed, by name; those that the site's configuration asks for.
 * @throws when one is not what `EmbeddedDocument` says.
 */
export async function loadEmbeddedDocuments(
  store: Store,
  shell: ComposerShell,
  { name, digest }: Pick<StoredScreen, 'name' | 'digest'>,
  config: SiteConfig,
): Promise<ReadonlyMap<string, EmbeddedDocument>> {
  const stored = await StoredRelease.open(store, name, digest);
  const files = stored.release.kind === 'remote' ? stored.release.documents : {};
  const documents = new Map<string, EmbeddedDocument>();
  for (const [document, file] of Object.entries(files)) {
    const { embeddedDocument } = v.parse(documentModuleSchema, await load(shell, stored, file, document));
    const content = v.parse(v.optional(embeddedDocumentSchema), embeddedDocument(config));
    if (content) documents.set(document, content);
  }
  return documents;
}
