import { answerTasks, makeShellImage } from '../answerTasks.ts';
import { defaultRenderLimits, type RenderLimits } from '../renderLimits.ts';
import { readAnswers, type RenderRemote } from '../renderRemote.ts';

/** Renders like `renderHere`, with other limits. */
export function renderHereWithin(limits: Partial<RenderLimits>): RenderRemote {
  return async (request, onAnswer) => {
    const lines: string[] = [];
    const allLimits = { ...defaultRenderLimits, ...limits };
    const image = await makeShellImage({ shell: request.shell, limits: allLimits });
    for await (const line of answerTasks({ ...request, limits: allLimits }, image)) {
      onAnswer?.(lines.length);
      lines.push(line);
    }
    return readAnswers(lines, request.tasks.length, 'It ended.');
  };
}

/** Renders in the same interpreter as a release service, but in this process: a separate one takes half a second. */
export const renderHere: RenderRemote = renderHereWithin({});
