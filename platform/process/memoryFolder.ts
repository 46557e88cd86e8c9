import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const sharedMemory = '/dev/shm';
/** Far more than all concurrent tests need. */
const leastFreeBytes = 2 * 1024 ** 3;

/** Some systems mount it without permission to execute; tests write their own programs. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o755 });
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}

/** Removes the folders of killed processes. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^artha-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Creates a folder in memory, which this process removes when it ends. Tests write thousands of files and wait until
 * the disk has each of them: the tests of publishing take 13 s in memory and 67 s on a busy disk.
 * @param parent a folder in memory.
 * @returns undefined if the system has no such folder, too little space in it, or forbids to run programs from it.
 */
export function makeMemoryFolder(parent: string = sharedMemory): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < leastFreeBytes) return undefined;
    removeLeftovers(parent);
    const folder = join(parent, `artha-${process.pid}`);
    mkdirSync(folder);
    process.on('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
    return mayRunPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
