import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import { defaultRenderLimits, type RenderLimits } from './renderLimits.ts';
import { runWithoutRights } from './runWithoutRights.ts';
import { renderAnswerSchema, type RenderAnswer, type RenderRequest } from './renderRequest.ts';

const program = join(import.meta.dirname, 'renderProcess.ts');
const require = createRequire(import.meta.url);

/** Bytes of a character in a response: it is escaped twice, as JSON in JSON. */
const BYTES_OF_CHARACTER = 12;

/** The folder of a package, and the link to it if there is one, as Node resolves it. */
function packageFolders(name: string, from = require): string[] {
  const entry = from.resolve(name);
  const folder = join('node_modules', name);
  const found = (from.resolve.paths(name) ?? []).map((one) => join(one, name)).filter((one) => existsSync(one));
  return [...new Set([entry.slice(0, entry.indexOf(folder) + folder.length), ...found.slice(0, 1)])];
}

/** The files that the process may read: its own program and the interpreter. */
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

/** Learns the index of each task as it ends. */
export type OnAnswer = (index: number) => void;

/**
 * Renders a remote: one response for each task, in order. The responses come from the remote's code: check them before
 * use.
 */
export type RenderRemote = (request: RemoteToRender, onAnswer?: OnAnswer) => Promise<RenderAnswer[]>;

/** What is rendered of a remote, and the shell around it. */
export interface RemoteToRender extends Omit<RenderRequest, 'limits'> {
  /** The server bundle of the shell. */
  readonly shell: string;
}

/**
 * Renders the bundles of one remote in a separate process without environment, files, network, child processes or
 * workers, and with limited memory, time and output. The bundles run in an interpreter inside it, which has no host.
 * The process is killed if it makes no progress.
 * @returns one response for each task, in order. The responses come from the remote's code: check them before use.
 * @throws what the bundle of the shell throws.
 */
export async function renderRemote(
  { shell, ...request }: RemoteToRender,
  onAnswer: OnAnswer = () => undefined,
  limits: RenderLimits = defaultRenderLimits,
): Promise<RenderAnswer[]> {
  const { bundles, tasks } = request;
  if (tasks.length > limits.tasks) {
    return tasks.map(() => ({
      error: `Its remote has ${tasks.length} pages and documents; ${limits.tasks} are allowed.`,
    }));
  }
  const image = await imageOf(shell, limits);
  const answers: RenderAnswer[] = [];
  for (let starts = 0; answers.length < tasks.length && starts <= MOST_RESTARTS; starts += 1) {
    const done = answers.length;
    const rest = { ...request, tasks: tasks.slice(done), limits };
    const { output, end } = await runWithoutRights(
      program,
      Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), image]),
      {
        readable: readableFiles(),
        memoryBytes: limits.memoryBytes,
        progress: {
          // Before its first response it starts, loads every bundle, and runs a task.
          firstLineMs: (bundles.length + 2) * limits.progressMs,
          lineMs: limits.progressMs,
          lines: rest.tasks.length,
        },
        outputBytes: rest.tasks.length * limits.answerLength * BYTES_OF_CHARACTER,
        onLine: (index) => {
          onAnswer(done + index);
        },
      },
    );
    // Each response is one line. If the process ends early, its last line may say why, or it has none for the task that
    // ended it.
    const lines = output.split('\n').slice(0, -1);
    answers.push(...readAnswers(lines, Math.max(1, Math.min(lines.length, rest.tasks.length)), end));
  }
  return fillAnswers(answers, tasks.length);
}

/** A page that ends the process costs its team this many further starts; pages after more of them get no response. */
const MOST_RESTARTS = 3;

/** Gives tasks without a response the reason of the last one. */
function fillAnswers(answers: readonly RenderAnswer[], count: number): RenderAnswer[] {
  const last = answers.at(-1);
  const error = last && 'error' in last ? last.error : 'There is no response.';
  return Array.from({ length: count }, (_, index) => answers[index] ?? { error });
}

/** Enough for the current shell and the next one. */
const MOST_IMAGES = 2;

const images = new Map<string, Promise<Uint8Array>>();

/** The image of a shell, which is made once. A remote's limits of time do not apply to the shell. */
async function imageOf(shell: string, { memoryBytes, stackBytes }: RenderLimits): Promise<Uint8Array> {
  const limits = { ...defaultRenderLimits, memoryBytes, stackBytes };
  const key = sha256Of(Buffer.from(JSON.stringify([shell, limits])));
  const image = images.get(key) ?? makeImage(shell, limits);
  images.delete(key);
  images.set(key, image);
  const [oldest] = images.keys();
  if (images.size > MOST_IMAGES && oldest !== undefined) images.delete(oldest);
  // A process that was killed may succeed the next time.
  image.catch(() => images.delete(key));
  return image;
}

async function makeImage(shell: string, limits: RenderLimits): Promise<Uint8Array> {
  const { output, end } = await runWithoutRights(program, `${JSON.stringify({ shell, limits })}\n`, {
    readable: readableFiles(),
    memoryBytes: limits.memoryBytes,
    progress: { firstLineMs: 2 * limits.progressMs, lineMs: limits.progressMs, lines: 1 },
    // Base64 takes four bytes for three, and the interpreter has memory of its own.
    outputBytes: 2 * limits.memoryBytes,
  });
  const [answer] = readAnswers(output.split('\n').slice(0, -1), 1, end);
  if (!answer || 'error' in answer)
    throw new Error(`The server bundle of the shell does not load: ${answer?.error ?? end}`);
  return Buffer.from(answer.json, 'base64');
}

/**
 * Parses the responses to tasks.
 * @param end why the output ended, for tasks without a response if the last one does not say it.
 */
export function readAnswers(lines: readonly string[], count: number, end: string): RenderAnswer[] {
  const answers = lines.slice(0, count).map(parseAnswer);
  // If the output ends early, its last line may say why.
  const last = answers.at(-1);
  const reason = last && 'error' in last ? last.error : end;
  return Array.from({ length: count }, (_, index) => answers[index] ?? { error: reason });
}

function parseAnswer(line: string): RenderAnswer {
  try {
    return v.parse(renderAnswerSchema, JSON.parse(line));
  } catch {
    return { error: 'It returns an invalid response.' };
  }
}
