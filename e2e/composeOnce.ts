import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

const isTaken = (error: unknown): boolean => v.is(v.object({ code: v.literal('EEXIST') }), error);

/** Begins a folder that several workers need. Returns whether this one shall fill it. */
function begin(folder: string): boolean {
  try {
    mkdirSync(`${folder}.begun`);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * Fills a folder once for all workers of a run: the first test that needs it does so, and others wait. A run whose tests
 * do not need it starts without it.
 * @param fill creates the folder; if it fails, so does the test that called it, and another one that waits fills it.
 * @returns the folder.
 */
export async function composeOnce(folder: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const finished = `${folder}.finished`;
  while (!existsSync(finished)) {
    if (!begin(folder)) {
      await setTimeout(50);
      continue;
    }
    try {
      await fill(folder);
      writeFileSync(finished, '');
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}.begun`, { recursive: true });
      throw error;
    }
  }
  return folder;
}
