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

/** Fills a folder and says so. If that fails, the next one begins with nothing. */
async function finish(folder: string, finished: string, fill: (folder: string) => Promise<void>): Promise<void> {
  try {
    await fill(folder);
    writeFileSync(finished, '');
  } catch (error) {
    for (const one of [folder, `${folder}.begun`]) rmSync(one, { recursive: true, force: true });
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
    if (begin(folder)) await finish(folder, finished, fill);
    else await setTimeout(50);
  }
  return folder;
}
