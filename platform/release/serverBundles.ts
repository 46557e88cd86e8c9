import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import * as v from 'valibot';
import type { PageDocument, Release } from '@artha/shared/contract';
import { integrityOf } from '../build/releaseWriter.ts';
import { parseStoredRelease } from './readReleaseFolder.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const builtins = createRequire(import.meta.url);

type Render = (
  path: string,
  page: PageDocument,
  load: (remote: string, screen: string) => Promise<unknown>,
) => Promise<{ html: string; style: string }>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

const shellSchema = v.object({
  scope: v.record(v.string(), v.unknown()),
  render: v.custom<Render>(isFunction),
  earlyScript: v.string(),
  documentStyle: v.custom<(base: string) => string>(isFunction),
  headLinks: v.custom<(base: string) => string>(isFunction),
  rootId: v.string(),
  ownPages: v.array(v.object({ path: v.string(), title: v.string(), description: v.string() })),
});

/** What the shell's server bundle offers the composer. */
export type ShellServer = v.InferOutput<typeof shellSchema>;

/** Runs a CommonJS bundle with just this `require`; it sees no other module. */
function evaluate(code: string, filename: string, require: (name: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}

async function readBundle(store: Store, name: string, digest: string, path: (release: Release) => string) {
  const read = async (file: string) => {
    const content = await store.readRelease(name, digest, file);
    if (!content) throw new Refusal('RE-10', `The store has lost ${file} of ${name} ${digest}.`);
    return content;
  };
  const release = parseStoredRelease(await read('release.json'), `release.json of ${name}`);
  const file = path(release);
  const content = await read(file);
  if (integrityOf(content) !== release.files[file]?.integrity) {
    throw new Refusal('RE-10', `${file} of ${name} ${digest} has been changed in the store.`);
  }
  return content.toString();
}

const shells = new Map<string, ShellServer>();

/** Evaluates the server bundle of a shell release; it carries React and everything shared. */
export async function loadShell(store: Store, digest: string): Promise<ShellServer> {
  const known = shells.get(digest);
  if (known) return known;
  const code = await readBundle(store, 'shell', digest, (release) => {
    if (release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is no shell.');
    return release.server;
  });
  const exported = evaluate(code, 'shell/server.cjs', (name) => {
    if (builtinModules.includes(name.replace(/^node:/, ''))) return builtins(name);
    throw new Error(`The shell’s server bundle asks for “${name}”, which is no module of Node.`);
  });
  const shell = v.parse(shellSchema, exported);
  shells.set(digest, shell);
  return shell;
}

/** Evaluates the server bundle of a screen with the shell's share scope and nothing else. */
export async function loadScreen(
  store: Store,
  shell: ShellServer,
  name: string,
  digest: string,
  screen: string,
): Promise<unknown> {
  const code = await readBundle(store, name, digest, (release) => {
    const server = release.kind === 'remote' ? release.screens[screen]?.server : undefined;
    if (!server) throw new Refusal('RE-01', `${name} exposes no screen “${screen}”.`);
    return server;
  });
  return evaluate(code, `${name}/${screen}.cjs`, (asked) => {
    if (asked in shell.scope) return shell.scope[asked];
    throw new Error(`“${asked}” is not in the server share scope (asked for by ${name}/${screen}).`);
  });
}
