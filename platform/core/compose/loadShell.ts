import { compileFunction } from 'node:vm';
import * as v from 'valibot';
import { shellServerSchema, type ShellRelease, type ShellServer } from '@artha/shared/contract';
import { takeTurns } from '@artha/process/takeTurns';
import { Refusal } from '../format/refusal.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

/** The core draws nothing: what it draws on is of no kind here. */
const serverSchema = shellServerSchema<unknown>();

/** The exports of the shell's server bundle, and the details of its release. */
export type ComposerShell = ShellServer<unknown> &
  Pick<ShellRelease, 'entryDependencies'> & {
    readonly digest: string;
    /** Its code, for the processes that render remotes. */
    readonly code: string;
  };

/** Runs a CommonJS bundle that needs no other module. */
function evaluate(code: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: 'shell/server.cjs' });
  const refuse = (name: string) => {
    throw new Error(`The shell’s server bundle requires “${name}”; it may not require any module.`);
  };
  Reflect.apply(run, undefined, [module, module.exports, refuse]);
  return module.exports;
}

const shells = new Map<string, ComposerShell>();

/**
 * Evaluates the server bundle of a shell release, which contains React and all shared packages. The publisher of the
 * shell is trusted with every page. Bundles of remotes never run here.
 */
export async function loadShell(store: Store, digest: string): Promise<ComposerShell> {
  const known = shells.get(digest);
  if (known) return known;
  const stored = await StoredRelease.open(store, 'shell', digest);
  if (stored.release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is not a shell.');
  const code = (await stored.read(stored.release.server)).toString();
  const { entryDependencies } = stored.release;
  const server = v.parse(serverSchema, evaluate(code));
  // The bundle holds the state of the page that is being rendered, and submissions render beside each other.
  const inTurn = takeTurns();
  const shell: ComposerShell = {
    ...server,
    render: (...page) => inTurn(() => server.render(...page)),
    renderRegion: (...page) => inTurn(() => server.renderRegion(...page)),
    entryDependencies,
    digest,
    code,
  };
  shells.set(digest, shell);
  return shell;
}
