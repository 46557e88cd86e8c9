import { execFileSync } from 'node:child_process';

/** Branches from which a change may start, that of the server first. */
const mainBranches = ['origin/main', 'main'];

/** Runs git in a folder. */
function gitIn(folder: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return {
    git,
    /** The output; undefined if git fails. */
    attempt: (...args: string[]): string | undefined => {
      try {
        return git(...args);
      } catch {
        return undefined;
      }
    },
    /** The files that differ between these commits, or between one and the working tree. */
    diff: (...commits: string[]): string[] =>
      git('diff', '--name-only', '--no-renames', '-z', ...commits)
        .split('\0')
        .filter(Boolean),
  };
}

/**
 * Files that differ from where the branch left `main`, committed or not; on `main` itself from the previous commit, or
 * the uncommitted ones if there are any.
 * @param folder of the repository.
 */
export function findChangedFiles(folder: string): string[] {
  const { git, attempt, diff } = gitIn(folder);
  const head = git('rev-parse', 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  const uncommitted = [...diff('HEAD'), ...untracked];
  const branch = mainBranches.find((name) => attempt('rev-parse', '--verify', name) !== undefined);
  const base = branch && git('merge-base', branch, 'HEAD');
  const isOnMain = base === undefined || base === head;
  const from = isOnMain ? (uncommitted.length > 0 ? head : (attempt('rev-parse', 'HEAD~1') ?? head)) : base;
  return [...new Set([...diff(from), ...untracked])].sort();
}

/**
 * Files that differ between a commit and HEAD.
 * @param base the commit; if it does not exist, as before the first push of a branch, the previous one.
 */
export function findFilesSince(folder: string, base: string): string[] {
  const { attempt, diff } = gitIn(folder);
  const isCommit = attempt('cat-file', '-e', `${base}^{commit}`) !== undefined;
  return diff(isCommit ? base : 'HEAD~1', 'HEAD');
}
