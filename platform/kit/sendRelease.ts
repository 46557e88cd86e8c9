import type { ReleaseOrder, Source } from '@artha/core/releaseOrder';
import type { ReleaseClient, ReleaseResult } from '@artha/service/ReleaseClient';
import { showProgress } from './showProgress.ts';

/** Describes what a publish has changed, and in how many seconds. */
type DescribeResult = (result: ReleaseResult, took: string) => string;

const describeLive: DescribeResult = ({ name, version = '', digest = '', changed }, took) => {
  const what = `${name} ${version} (${digest})`;
  return changed ? `${what} is live; stored and composed in ${took} s.` : `${what} was already live; nothing changed.`;
};

/**
 * Uploads a built release and publishes it, while the terminal shows each step.
 * @param rollout to whom it is published; by default to all visitors.
 * @returns what it has changed, in words.
 */
export async function sendRelease(
  client: ReleaseClient,
  folder: string,
  source: Source,
  rollout: Pick<ReleaseOrder, 'share' | 'guard'> = {},
  describe = describeLive,
): Promise<string> {
  const started = performance.now();
  // Beside the result, which scripts read.
  const { isTTY, columns } = process.stderr;
  const progress = showProgress({ isTTY, columns, write: (text) => process.stderr.write(text) });
  const result = await client.publish(folder, source, progress.onStep, rollout).finally(progress.end);
  return describe(result, ((performance.now() - started) / 1000).toFixed(1));
}
