import { execFileSync } from 'node:child_process';

/** Branches from which a change may start, that of the server first. */
const mainBranches = ['origin/main', 'main'];

/**
 * Files that differ from where the branch left `main`, committed or not; on `main` itself from the previous commit, or
 * the uncommitted ones if there are any.
 * @param folder of the repository.
 */
export function findChangedFiles(folder: string): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const lines = (text: string): string[] => text.split('\n').filter(Boolean);
  const attempt = (...args: string[]): string | undefined => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };

  const head = git('rev-parse', 'HEAD');
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  const uncommitted = [...lines(git('diff', '--name-only', '--no-renames', 'HEAD')), ...untracked];
  const branch = mainBranches.find((name) => attempt('rev-parse', '--verify', name) !== undefined);
  const base = branch && git('merge-base', branch, 'HEAD');
  const isOnMain = base === undefined || base === head;
  const from = isOnMain ? (uncommitted.length > 0 ? head : (attempt('rev-parse', 'HEAD~1') ?? head)) : base;
  return [...new Set([...lines(git('diff', '--name-only', '--no-renames', from)), ...untracked])].sort();
}
