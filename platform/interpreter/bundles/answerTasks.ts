import { Interpreter } from './interpreter.ts';
import type { BaseRequest, BundlesRequest } from './bundleRequest.ts';

/**
 * Runs bundles in an interpreter, in this process. Each task starts from the same state, so that none leaves anything to
 * the next one.
 * @param image the interpreter after the base bundle.
 * @returns one response for each task as it is ready: JSON of an `Answer`, unless the bundle wrote something else.
 * If the interpreter stops, the last response says why.
 */
export async function* answerTasks(
  { program, bundles, data, tasks, limits }: BundlesRequest,
  image: Uint8Array,
): AsyncGenerator<string> {
  try {
    const interpreter = await Interpreter.create(limits, program, image);
    interpreter.setData(data);
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
 * The image of an interpreter after the base bundle. No other bundle has run before, so all of them start from it, and
 * none waits for the base.
 * @throws what the bundle throws.
 */
export async function makeBaseImage({ program, base, limits }: BaseRequest): Promise<Uint8Array> {
  const interpreter = await Interpreter.create(limits, program);
  interpreter.loadBase(base);
  return interpreter.takeImage();
}
