import { readFileSync } from 'node:fs';

/** A process that renders pages lives for seconds. */
const LOOK_EVERY_MS = 200;

const PROCESS = '/proc/self';

/** The memory of a process besides that of files, in bytes; 0 if it has ended. */
function readMemory(folder: string): number {
  try {
    const status = readFileSync(`${folder}/status`, 'utf8');
    const sizes = Array.from(status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm), ([, kb]) => Number(kb));
    return sizes.reduce((sum, kb) => sum + kb, 0) * 1024;
  } catch {
    return 0;
  }
}

/** The processes that this one has started and that still run. */
function readChildren(): string[] {
  const pids = readFileSync(`${PROCESS}/task/${process.pid}/children`, 'utf8').trim();
  return pids === '' ? [] : pids.split(' ');
}

/** The memory that a container with this process would count, in bytes. */
function readAll(): number {
  return [PROCESS, ...readChildren().map((pid) => `/proc/${pid}`)].reduce((sum, one) => sum + readMemory(one), 0);
}

/**
 * Watches how much memory this process and the processes that it starts need together, besides that of files.
 * @returns a function that ends it and returns the most, in bytes; undefined if the system is not Linux.
 */
export function watchMemory(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  let most = 0;
  const look = () => {
    most = Math.max(most, readAll());
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    look();
    return most;
  };
}
