#!/usr/bin/env node
import { describeOldNode } from './describeOldNode.ts';

/** An older Node cannot load the modules of the commands. */
async function run(): Promise<number> {
  const { runArtha } = await import('./runArtha.ts');
  const { kitFeatures } = await import('@artha/features/kitFeatures');
  const { describeError } = await import('./describeError.ts');
  try {
    return await runArtha(process.argv.slice(2), process.cwd(), kitFeatures);
  } catch (error) {
    console.error(describeError(error));
    return 1;
  }
}

const tooOld = describeOldNode(process.versions.node);
if (tooOld !== undefined) console.error(tooOld);
process.exitCode = tooOld === undefined ? await run() : 1;
