import { runBundles, type OnAnswer } from '@artha/interpreter/runBundles';
import { runStep } from '@artha/interpreter/runStep';
import { bundlesOf } from './bundlesOf.ts';
import { finishRemote, type RenderedEntry } from './finishRemote.ts';
import { tasksOf, type RemoteToRender } from './remoteToRender.ts';

/** Renders the pages and documents of a remote, and checks them: a result for each, in order. */
export type RenderRemote = (request: RemoteToRender, onAnswer?: OnAnswer) => Promise<RenderedEntry[]>;

/** Pages, structured data and documents of one process: of the largest remote, 300 terms in two languages, 1,203. */
const MOST_TASKS = 2_000;

/**
 * Renders the bundles of one remote in a separate process, and checks in another one what they return: see `runBundles`
 * and `finishRemote`.
 * @throws what the bundle of the shell throws.
 */
export const renderRemote: RenderRemote = async (request, onAnswer) => {
  const { length } = tasksOf(request);
  const error = `Its remote has ${length} pages and documents; ${MOST_TASKS} are allowed.`;
  const lines =
    length > MOST_TASKS
      ? Array<string>(length).fill(JSON.stringify({ error }))
      : await runBundles(bundlesOf(request), onAnswer);
  return finishRemote(lines, request, runStep);
};
