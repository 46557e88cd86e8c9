import { answerTasks, makeShellImage } from '../answerTasks.ts';
import { finishRemote } from '../finishRemote.ts';
import { tasksOf } from '../remoteToRender.ts';
import { defaultRenderLimits, type RenderLimits } from '../renderLimits.ts';
import type { BundlesToRun, RenderRemote } from '../renderRemote.ts';
import { runStepHere } from './runStepHere.ts';

/** Runs bundles like `runBundles`, but in this process. */
export async function runBundlesHere(
  { shell, ...request }: BundlesToRun,
  changes: Partial<RenderLimits> = {},
  onAnswer?: (index: number) => void,
): Promise<string[]> {
  const limits = { ...defaultRenderLimits, ...changes };
  const image = await makeShellImage({ shell, limits });
  const lines: string[] = [];
  for await (const line of answerTasks({ ...request, limits }, image)) {
    onAnswer?.(lines.length);
    lines.push(line);
  }
  const last = lines.at(-1) ?? '';
  return request.tasks.map((_, index) => lines[index] ?? last);
}

/** Renders like `renderHere`, with other limits. */
export function renderHereWithin(limits: Partial<RenderLimits>): RenderRemote {
  return async (request, onAnswer) => {
    const { shell, page, bundles } = request;
    const lines = await runBundlesHere({ shell, page, bundles, tasks: tasksOf(request) }, limits, onAnswer);
    return finishRemote(lines, request, runStepHere);
  };
}

/** Renders in the same interpreter as a release service, but in this process: a separate one takes half a second. */
export const renderHere: RenderRemote = renderHereWithin({});
