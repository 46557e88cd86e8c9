import { setImmediate } from 'node:timers/promises';
import { compileFunction, createContext, runInContext, type Context } from 'node:vm';
import * as v from 'valibot';
import { readGuest, readStreams } from '../guestFiles.ts';
import { answerIntl } from '../hostIntl.ts';
import { parseUrl, parseQuery, writeQuery } from '../hostFunctions.ts';
import { finishRemote } from '../finishRemote.ts';
import { tasksOf } from '../remoteToRender.ts';
import type { BundlesToRun, RenderRemote } from '../renderRemote.ts';
import { runStepHere } from './runStepHere.ts';

const guestSchema = v.object({
  loadShell: v.function(),
  setPage: v.function(),
  loadBundle: v.function(),
  failBundle: v.function(),
  start: v.function(),
  runTimer: v.function(),
  takeResult: v.function(),
});

type GuestFunction = keyof v.InferOutput<typeof guestSchema>;

const hostFunctions = {
  hostEncode: (text: string) => new TextEncoder().encode(text).buffer,
  hostDecode: (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
  hostParseUrl: parseUrl,
  hostParseQuery: parseQuery,
  hostWriteQuery: writeQuery,
  hostIntl: answerIntl,
};

/**
 * Wraps a CommonJS bundle in a function.
 * @throws if it is not valid.
 */
function compileBundle(code: string, filename: string, parsingContext: Context): unknown {
  return compileFunction(code, ['module', 'exports', 'require'], { filename, parsingContext });
}

/** Runs bundles in this process with its own JavaScript engine: see `renderInVm`. */
export async function runBundlesInVm(
  { shell, bundles, page, tasks }: BundlesToRun,
  onAnswer?: (index: number) => void,
): Promise<string[]> {
  const context = createContext({ ...hostFunctions });
  const [main, ...extensions] = readGuest().map(({ name, code }): unknown => runInContext(code, context, name));
  const guest = v.parse(guestSchema, main);
  for (const extension of extensions) Reflect.apply(v.parse(v.function(), extension), undefined, [main]);
  const call = (name: GuestFunction, ...parameters: readonly unknown[]): string =>
    v.parse(v.string(), Reflect.apply(guest[name], undefined, parameters));

  const run = async (task: (typeof tasks)[number]): Promise<string> => {
    call('start', JSON.stringify(task));
    for (;;) {
      // Promises of the page are settled before anything else happens.
      await setImmediate();
      const result = call('takeResult');
      if (result !== '') return result;
      if (call('runTimer') === 'none')
        return JSON.stringify({ error: 'Rendering never finished: a promise is still pending.' });
    }
  };

  runInContext(readStreams(), context, 'guestStreams.js');
  call('loadShell', compileBundle(shell, 'shell/server.cjs', context));
  call('setPage', page);
  for (const { path, code } of bundles) {
    try {
      call('loadBundle', compileBundle(code, path, context), path);
    } catch (error) {
      call('failBundle', String(error), path);
    }
  }
  const lines: string[] = [];
  for (const task of tasks) {
    lines.push(await run(task));
    onAnswer?.(lines.length - 1);
  }
  return lines;
}

/**
 * Renders in this process with its own JavaScript engine, with the same programs as a release service: for tests of
 * pages, in which rendering would take ten times as long as everything else. It has no limits and does not protect the
 * host, so only render your own bundles with it.
 */
export const renderInVm: RenderRemote = async (request, onAnswer) => {
  const { shell, page, bundles } = request;
  const lines = await runBundlesInVm({ shell, page, bundles, tasks: tasksOf(request) }, onAnswer);
  return finishRemote(lines, request, runStepHere);
};
