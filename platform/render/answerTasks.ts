import { Interpreter } from './interpreter.ts';
import type { RenderRequest } from './renderRequest.ts';

/**
 * Runs the bundles of one remote in an interpreter of their own, in this process.
 * @returns an answer for each task as it is made: JSON of a `RenderAnswer`, as far as the remote did not write something
 * else. Where there is none any more, the last one says why.
 */
export async function* answerTasks({ shell, bundles, page, tasks, limits }: RenderRequest): AsyncGenerator<string> {
  try {
    const interpreter = await Interpreter.create(limits);
    interpreter.loadShell(shell, page);
    for (const { path, code } of bundles) interpreter.loadBundle(code, path);
    for (const task of tasks) yield interpreter.run(task);
  } catch (error) {
    // The answer to the task at hand; there is none to those after it.
    yield JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}
