import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; the time limit of the test ends a wait in vain. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}
