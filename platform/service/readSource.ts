import { execFileSync } from 'node:child_process';
import type { Source } from '@artha/core/releaseOrder';

function ask(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The current commit of a folder, whether its files differ from it, and its repository; empty outside a repository. */
export function readSource(folder: string): Source {
  const commit = ask(folder, 'rev-parse', 'HEAD');
  const remote = ask(folder, 'remote', 'get-url', 'origin');
  // The address may contain a name and a password.
  const repository = remote && URL.canParse(remote) ? new URL(remote) : undefined;
  if (repository) [repository.username, repository.password] = ['', ''];
  const changes = ask(folder, 'status', '--porcelain', '--', '.');
  return {
    ...(commit && { commit }),
    ...(commit && changes && { dirty: true }),
    ...(repository?.host && { repository: repository.href }),
  };
}
