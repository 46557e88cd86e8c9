import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { getErrorCode } from './getErrorCode.ts';

const RETRY_MS = 50;
/** How long somebody waits for the lock. */
const LOCK_TIMEOUT_MS = 60_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is there, but may not be signalled (EPERM).
    return getErrorCode(error) !== 'ESRCH';
  }
}

/** A lock whose process is gone was left behind by a crash. */
async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && !isAlive(pid);
}

/**
 * Removes a lock that was left behind. One process at a time decides so: a second one would remove the lock that the
 * first has taken meanwhile.
 */
async function removeAbandoned(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    await (await open(guard, 'wx')).close();
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return;
    throw error;
  }
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes a lock file, waiting for its turn. Returns the function that gives it back.
 * @throws when somebody holds it for longer than a minute.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (getErrorCode(error) !== 'EEXIST') throw error;
    }
    if (await isAbandoned(file)) await removeAbandoned(file);
    if (Date.now() > deadline) {
      throw new Error(`Somebody else has been publishing for over a minute. If nobody is, delete ${file}*.`);
    }
    await pause(RETRY_MS);
  }
}
