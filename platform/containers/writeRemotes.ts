import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '@artha/process/root';
import { deploymentOfRemotes } from './deploymentOfRemotes.ts';
import { readTeams } from './teams.ts';

/** Writes what Compose and Kubernetes need of each remote of a repository, and removes what they have of former ones. */
export function writeRemotes(repository: string): void {
  const teams = readTeams(repository);
  const kept = new Set(['template', ...teams.map(({ name }) => name)]);
  for (const folder of globSync('deploy/kubernetes/remotes/*/', { cwd: repository })) {
    if (!kept.has(basename(folder))) rmSync(join(repository, folder), { recursive: true });
  }
  for (const [path, content] of deploymentOfRemotes(repository, teams)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  }
}

if (import.meta.main) writeRemotes(root);
