import { Interpreter } from './interpreter.ts';
import type { RenderRequest } from './renderRequest.ts';

/**
 * Runs the bundles of one remote in an interpreter, in this process.
 * @returns one response for each task as it is ready: JSON of a `RenderAnswer`, unless the remote wrote something else.
 * If the interpreter stops, the last response says why.
 */
export async function* answerTasks({ shell, bundles, page, tasks, limits }: RenderRequest): AsyncGenerator<string> {
  try {
    const interpreter = await Interpreter.create(limits);
    interpreter.loadShell(shell, page);
    for (const { path, code } of bundles) interpreter.loadBundle(code, path);
    for (const task of tasks) yield interpreter.run(task);
  } catch (error) {
    // The response to the current task; later tasks get none.
    yield JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}
