import { Interpreter } from './interpreter.ts';
import type { RenderRequest, ShellRequest } from './renderRequest.ts';

/**
 * Runs the bundles of one remote in an interpreter, in this process. Each task starts from the same state, so that no
 * page leaves anything to the next one.
 * @param image the interpreter after the shell's bundle.
 * @returns one response for each task as it is ready: JSON of a `RenderAnswer`, unless the remote wrote something else.
 * If the interpreter stops, the last response says why.
 */
export async function* answerTasks(
  { bundles, page, tasks, limits }: RenderRequest,
  image: Uint8Array,
): AsyncGenerator<string> {
  try {
    const interpreter = await Interpreter.create(limits, image);
    interpreter.setPage(page);
    for (const { path, code } of bundles) interpreter.loadBundle(code, path);
    const ready = interpreter.takeImage();
    for (const task of tasks) {
      interpreter.restore(ready);
      yield interpreter.run(task);
    }
  } catch (error) {
    // The response to the current task; later tasks get none.
    yield JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * The image of an interpreter after the shell's bundle. No code of a remote has run before, so all remotes start from
 * it, and none waits for the bundle.
 * @throws what the bundle throws.
 */
export async function makeShellImage({ shell, limits }: ShellRequest): Promise<Uint8Array> {
  const interpreter = await Interpreter.create(limits);
  interpreter.loadShell(shell);
  return interpreter.takeImage();
}
