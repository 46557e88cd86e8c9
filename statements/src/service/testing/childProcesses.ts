import { readdirSync, readFileSync } from 'node:fs';

/** The ids of the child processes of a process. */
export function childrenOf(pid: number | undefined): number[] {
  const statuses = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return statuses.map(Number).filter((one) => {
    try {
      return readFileSync(`/proc/${one}/status`, 'latin1').includes(`\nPPid:\t${pid}\n`);
    } catch {
      return false;
    }
  });
}

/** Whether a process runs; one that has ended and was not yet collected does not. */
export function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/status`, 'latin1').includes('State:\tZ');
  } catch {
    return false;
  }
}
