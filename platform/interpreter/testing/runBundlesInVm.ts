import { setImmediate } from 'node:timers/promises';
import { compileFunction, createContext, runInContext, type Context } from 'node:vm';
import * as v from 'valibot';
import type { BundlesToRun } from '../bundles/runBundles.ts';
import { readGuest, readStreams } from '../bundles/guestFiles.ts';
import { answerIntl } from '../bundles/hostIntl.ts';
import { parseUrl, parseQuery, writeQuery } from '../bundles/hostFunctions.ts';

const guestSchema = v.object({
  loadBase: v.function(),
  setData: v.function(),
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

/** Runs bundles in this process with its own JavaScript engine. It has no limits and does not protect the host. */
export async function runBundlesInVm(
  { program, base, bundles, data, tasks }: BundlesToRun,
  onAnswer?: (index: number) => void,
): Promise<string[]> {
  const context = createContext({ ...hostFunctions });
  const [main, ...extensions] = [...readGuest(), program].map(({ name, code }): unknown =>
    runInContext(code, context, name),
  );
  const guest = v.parse(guestSchema, main);
  for (const extension of extensions) Reflect.apply(v.parse(v.function(), extension), undefined, [main]);
  const call = (name: GuestFunction, ...parameters: readonly unknown[]): string =>
    v.parse(v.string(), Reflect.apply(guest[name], undefined, parameters));

  const run = async (task: (typeof tasks)[number]): Promise<string> => {
    call('start', JSON.stringify(task));
    for (;;) {
      // Promises of the task are settled before anything else happens.
      await setImmediate();
      const result = call('takeResult');
      if (result !== '') return result;
      if (call('runTimer') === 'none')
        return JSON.stringify({ error: 'Rendering never finished: a promise is still pending.' });
    }
  };

  runInContext(readStreams(), context, 'guestStreams.js');
  call('loadBase', compileBundle(base.code, base.path, context), base.name);
  call('setData', data);
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
