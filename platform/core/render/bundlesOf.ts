import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlesToRun } from '@artha/interpreter/runBundles';
import { tasksOf, type RemoteToRender } from './remoteToRender.ts';

const program = join(import.meta.dirname, 'guestPages.js');

/** The bundles of a remote that the interpreter runs, and the shell around it. */
export function bundlesOf(request: Omit<RemoteToRender, 'origin' | 'ownPaths' | 'readMaps'>): BundlesToRun {
  const { shell, bundles, page } = request;
  return {
    program: { name: 'guestPages.js', code: readFileSync(program, 'utf8') },
    base: { name: 'The server bundle of the shell', path: 'shell/server.cjs', code: shell },
    bundles,
    data: page,
    tasks: tasksOf(request),
  };
}
