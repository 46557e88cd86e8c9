import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import { finishRemote, type RenderedEntry } from './finishRemote.ts';
import { packageFolders } from './packageFolders.ts';
import { tasksOf, type RemoteToRender } from './remoteToRender.ts';
import { defaultRenderLimits, type RenderLimits } from './renderLimits.ts';
import { renderFolder } from './renderFolder.ts';
import { renderAnswerSchema, type RenderRequest } from './renderRequest.ts';
import { runWithoutRights, type ProcessBounds } from './runWithoutRights.ts';
import { runStep } from './steps/runStep.ts';

const program = join(import.meta.dirname, 'renderProcess.ts');

/** Bytes of a character in a response: it is escaped twice, as JSON in JSON. */
const BYTES_OF_CHARACTER = 12;

/** The files that the process may read: its own program and the interpreter. */
function readableFiles(): string[] {
  const core = packageFolders('quickjs-emscripten-core');
  const [coreFolder = ''] = core;
  return [
    renderFolder,
    resolve(import.meta.dirname, '../package.json'),
    ...core,
    ...packageFolders('@jitl/quickjs-wasmfile-release-sync'),
    ...packageFolders('@jitl/quickjs-ffi-types', join(coreFolder, 'package.json')),
    ...packageFolders('valibot'),
    ...packageFolders('web-streams-polyfill'),
  ];
}

/** Learns the index of each task as it ends. */
export type OnAnswer = (index: number) => void;

/** Renders the pages and documents of a remote, and checks them: a result for each, in order. */
export type RenderRemote = (request: RemoteToRender, onAnswer?: OnAnswer) => Promise<RenderedEntry[]>;

/**
 * Renders the bundles of one remote in a separate process, and checks in another one what they return: see `runBundles`
 * and `finishRemote`.
 * @throws what the bundle of the shell throws.
 */
export const renderRemote: RenderRemote = async (request, onAnswer) => {
  const { shell, page, bundles } = request;
  const lines = await runBundles({ shell, page, bundles, tasks: tasksOf(request) }, onAnswer);
  return finishRemote(lines, request, runStep);
};

/** What the process runs of a remote, and the shell around it. */
export interface BundlesToRun extends Omit<RenderRequest, 'limits'> {
  /** The server bundle of the shell. */
  readonly shell: string;
}

/**
 * Runs the bundles of one remote in a separate process without environment, files, network, child processes or
 * workers, and with limited memory, time and output. The bundles run in an interpreter inside it, which has no host.
 * The process is killed if it makes no progress.
 * @returns a line of JSON for each task, in order: a `RenderAnswer`, unless the remote's code wrote something else.
 * @throws what the bundle of the shell throws.
 */
export async function runBundles(
  { shell, ...request }: BundlesToRun,
  onAnswer: OnAnswer = () => undefined,
  limits: RenderLimits = defaultRenderLimits,
): Promise<string[]> {
  const { bundles, tasks } = request;
  if (tasks.length > limits.tasks) {
    return tasks.map(() => failed(`Its remote has ${tasks.length} pages and documents; ${limits.tasks} are allowed.`));
  }
  const image = await imageOf(shell, limits);
  const answers: string[] = [];
  let last = 'There is no response.';
  let cpuMs = limits.remoteCpuMs;
  let bytesLeft = limits.allAnswerBytes;
  for (let starts = 0; answers.length < tasks.length && starts <= MOST_RESTARTS && cpuMs > 0; starts += 1) {
    const done = answers.length;
    const rest = { ...request, tasks: tasks.slice(done), limits };
    const { output, end, ...used } = await runWithoutRights(
      program,
      Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), image]),
      {
        ...boundsOf(limits, { bundles: bundles.length, cpuMs, lines: rest.tasks.length }),
        outputBytes: Math.min(rest.tasks.length * limits.answerLength * BYTES_OF_CHARACTER, bytesLeft),
        onLine: (index) => {
          onAnswer(done + index);
        },
      },
    );
    cpuMs -= used.cpuMs;
    bytesLeft -= output.length;
    // Each response is one line. If the process ends early, its last line may say why, or it has none for the task that
    // ended it.
    const lines = output.toString().split('\n').slice(0, -1).slice(0, rest.tasks.length);
    last = reasonIn(lines.at(-1)) ?? end;
    answers.push(...(lines.length > 0 ? lines : [failed(end)]));
  }
  return tasks.map((_, index) => answers[index] ?? failed(last));
}

/** A page that ends the process costs its team this many further starts; pages after more of them get no response. */
const MOST_RESTARTS = 3;

const failed = (error: string): string => JSON.stringify({ error });

/** Characters of an error that is repeated for the tasks after it. */
const MOST_REASON = 10_000;

/** The error of a response; undefined if it is a result. */
function reasonIn(line: string | undefined): string | undefined {
  if (line === undefined || line.length > MOST_REASON) return undefined;
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), renderAnswerSchema), line);
  return answer.success && 'error' in answer.output ? answer.output.error : undefined;
}

/** Processor time for loading a bundle; most take a hundredth. */
const BUNDLE_CPU_MS = 1_000;

/** The bounds of a process that renders. Before its first response it starts, loads every bundle, and runs a task. */
function boundsOf(
  { memoryBytes, progressMs, taskCpuMs, residentBytes }: RenderLimits,
  { bundles, cpuMs, lines }: { readonly bundles: number; readonly cpuMs: number; readonly lines: number },
): Omit<ProcessBounds, 'outputBytes'> {
  // The interpreter notices most excesses itself, after the simple time.
  const lineCpuMs = 2 * taskCpuMs;
  return {
    readable: readableFiles(),
    memoryBytes,
    progress: { firstLineMs: (bundles + 2) * progressMs, lineMs: progressMs, lines },
    use: { firstLineCpuMs: lineCpuMs + (bundles + 1) * BUNDLE_CPU_MS, lineCpuMs, cpuMs, residentBytes },
  };
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
    ...boundsOf(limits, { bundles: 1, cpuMs: limits.remoteCpuMs, lines: 1 }),
    // Base64 takes four bytes for three, and the interpreter has memory of its own.
    outputBytes: 2 * limits.memoryBytes,
  });
  const [line = failed(end)] = output.toString().split('\n').slice(0, -1);
  const answer = v.parse(renderAnswerSchema, JSON.parse(line));
  if ('error' in answer) throw new Error(`The server bundle of the shell does not load: ${answer.error}`);
  return Buffer.from(answer.json, 'base64');
}
