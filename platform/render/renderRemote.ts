import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { defaultRenderLimits, type RenderLimits } from './renderLimits.ts';
import { runWithoutRights } from './runWithoutRights.ts';
import { renderAnswerSchema, type RenderAnswer, type RenderRequest } from './renderRequest.ts';

const program = join(import.meta.dirname, 'renderProcess.ts');
const require = createRequire(import.meta.url);

/** Bytes that a character of an answer can take: escaped twice, as JSON in JSON. */
const BYTES_OF_CHARACTER = 12;

/** Where a package is, from where Node finds it: its folder, and the link that leads there where it is one. */
function packageFolders(name: string, from = require): string[] {
  const entry = from.resolve(name);
  const folder = join('node_modules', name);
  const found = (from.resolve.paths(name) ?? []).map((one) => join(one, name)).filter((one) => existsSync(one));
  return [...new Set([entry.slice(0, entry.indexOf(folder) + folder.length), ...found.slice(0, 1)])];
}

/** What the process reads: its own program and the interpreter. */
function readableFiles(): string[] {
  const core = packageFolders('quickjs-emscripten-core');
  const [coreFolder = ''] = core;
  return [
    import.meta.dirname,
    resolve(import.meta.dirname, '../package.json'),
    ...core,
    ...packageFolders('@jitl/quickjs-wasmfile-release-sync'),
    ...packageFolders('@jitl/quickjs-ffi-types', createRequire(join(coreFolder, 'package.json'))),
    ...packageFolders('valibot'),
  ];
}

/** What renders a remote: an answer for each task, in order. They are data that the remote's code has made: prove them before use. */
export type RenderRemote = (request: Omit<RenderRequest, 'limits'>) => Promise<RenderAnswer[]>;

/**
 * Renders what bundles of one remote make, in a process of its own: without environment, files, network, processes or
 * workers, and with bounded memory, time and output. The bundles run in an interpreter inside it, which has no host;
 * the process around it has no rights that could be of use, and is killed when it makes no progress.
 * @returns an answer for each task, in order. They are data that the remote's code has made: prove them before use.
 */
export async function renderRemote(
  request: Omit<RenderRequest, 'limits'>,
  limits: RenderLimits = defaultRenderLimits,
): Promise<RenderAnswer[]> {
  const { bundles, tasks } = request;
  if (tasks.length > limits.tasks) {
    return tasks.map(() => ({
      error: `Its remote has ${tasks.length} pages and documents; ${limits.tasks} are allowed.`,
    }));
  }
  const { output, end } = await runWithoutRights(program, JSON.stringify({ ...request, limits }), {
    readable: readableFiles(),
    memoryBytes: limits.memoryBytes,
    progress: {
      // It starts, loads the shell and every bundle, and runs a task before its first answer.
      firstLineMs: (bundles.length + 3) * limits.progressMs,
      lineMs: limits.progressMs,
      lines: tasks.length,
    },
    outputBytes: tasks.length * limits.answerLength * BYTES_OF_CHARACTER,
  });
  // Each answer ends its line.
  return readAnswers(output.split('\n').slice(0, -1), tasks.length, end);
}

/**
 * Reads what came back for tasks.
 * @param end why there is no more, for the tasks without an answer where the last answer does not say it.
 */
export function readAnswers(lines: readonly string[], count: number, end: string): RenderAnswer[] {
  const answers = lines.slice(0, count).map(parseAnswer);
  // An answer that ends early says why in its last line, where it still could.
  const last = answers.at(-1);
  const reason = last && 'error' in last ? last.error : end;
  return Array.from({ length: count }, (_, index) => answers[index] ?? { error: reason });
}

function parseAnswer(line: string): RenderAnswer {
  try {
    return v.parse(renderAnswerSchema, JSON.parse(line));
  } catch {
    return { error: 'It gives back what is no answer.' };
  }
}
