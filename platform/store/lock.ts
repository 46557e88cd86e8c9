import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './errorCode.ts';

const RETRY_MS = 50;
const PATIENCE_MS = 60_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is there, but may not be spoken to (EPERM).
    return errorCode(error) !== 'ESRCH';
  }
}

/** A lock whose process is gone was left behind by a crash. */
async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && !isAlive(pid);
}

/**
 * Takes a lock file, waiting for its turn. Returns the way to give it back.
 * @throws when somebody holds it for longer than a minute.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    if (await isAbandoned(file)) await rm(file, { force: true });
    else if (Date.now() > deadline) {
      throw new Error(`Somebody else has been publishing for over a minute. If nobody is, delete ${file}.`);
    } else await pause(RETRY_MS);
  }
}
