import { answerTasks, makeBaseImage } from '../bundles/answerTasks.ts';
import { defaultBundleLimits, type BundleLimits } from '../bundles/bundleLimits.ts';
import type { BundlesToRun } from '../bundles/runBundles.ts';

/** Runs bundles like `runBundles`, but in this process. */
export async function runBundlesHere(
  { base, ...request }: BundlesToRun,
  changes: Partial<BundleLimits> = {},
  onAnswer?: (index: number) => void,
): Promise<string[]> {
  const limits = { ...defaultBundleLimits, ...changes };
  const image = await makeBaseImage({ program: request.program, base, limits });
  const lines: string[] = [];
  for await (const line of answerTasks({ ...request, limits }, image)) {
    onAnswer?.(lines.length);
    lines.push(line);
  }
  const last = lines.at(-1) ?? '';
  return request.tasks.map((_, index) => lines[index] ?? last);
}
