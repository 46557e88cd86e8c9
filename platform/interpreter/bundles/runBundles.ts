import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { packageFolders } from '../steps/packageFolders.ts';
import { ownFiles } from '../steps/ownFiles.ts';
import { runWithoutRights, type ProcessBounds } from '../steps/runWithoutRights.ts';
import { defaultBundleLimits, type BundleLimits } from './bundleLimits.ts';
import { answerSchema, type BaseBundle, type BaseRequest, type BundlesRequest } from './bundleRequest.ts';

const bundleProcess = join(import.meta.dirname, 'bundleProcess.ts');

/** Bytes of a character in a response: it is escaped twice, as JSON in JSON. */
const BYTES_OF_CHARACTER = 12;

/** The files that the process may read: its own program and the interpreter. */
function readableFiles(): string[] {
  const core = packageFolders('quickjs-emscripten-core');
  const [coreFolder = ''] = core;
  return [
    ...ownFiles(),
    ...core,
    ...packageFolders('@jitl/quickjs-wasmfile-release-sync'),
    ...packageFolders('web-streams-polyfill'),
    ...packageFolders('@jitl/quickjs-ffi-types', join(coreFolder, 'package.json')),
  ];
}

/** Learns the index of each task as it ends. */
export type OnAnswer = (index: number) => void;

/** Bundles, and the one from which they require modules. */
export interface BundlesToRun extends Omit<BundlesRequest, 'limits'> {
  readonly base: BaseBundle;
}

/**
 * Runs bundles in a separate process without environment, files, network, child processes or workers, and with limited
 * memory, time and output. The bundles run in an interpreter inside it, which has no host. The process is killed if it
 * makes no progress.
 * @returns a line of JSON for each task, in order: an `Answer`, unless the bundle's code wrote something else.
 * @throws what the base bundle throws.
 */
export async function runBundles(
  { base, ...request }: BundlesToRun,
  onAnswer: OnAnswer = () => undefined,
  limits: BundleLimits = defaultBundleLimits,
): Promise<string[]> {
  const { program, bundles, tasks } = request;
  const image = await imageOf({ program, base }, limits);
  const answers: string[] = [];
  let last = 'There is no response.';
  let cpuMs = limits.runCpuMs;
  let bytesLeft = limits.allAnswerBytes;
  for (let starts = 0; answers.length < tasks.length && starts <= MOST_RESTARTS && cpuMs > 0; starts += 1) {
    const done = answers.length;
    const rest = { ...request, tasks: tasks.slice(done), limits };
    const { output, end, ...used } = await runWithoutRights(
      bundleProcess,
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

/** A task that ends the process costs this many further starts; tasks after more of them get no response. */
const MOST_RESTARTS = 3;

const failed = (error: string): string => JSON.stringify({ error });

/** Characters of an error that is repeated for the tasks after it. */
const MOST_REASON = 10_000;

/** The error of a response; undefined if it is a result. */
function reasonIn(line: string | undefined): string | undefined {
  if (line === undefined || line.length > MOST_REASON) return undefined;
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), line);
  return answer.success && 'error' in answer.output ? answer.output.error : undefined;
}

/** Processor time for loading a bundle; most take a hundredth. */
const BUNDLE_CPU_MS = 1_000;

/** The bounds of a process that runs bundles. Before its first response it starts, loads every bundle, and runs a task. */
function boundsOf(
  { memoryBytes, progressMs, taskCpuMs, residentBytes }: BundleLimits,
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

/** Enough for the current base and the next one. */
const MOST_IMAGES = 2;

const images = new Map<string, Promise<Uint8Array>>();

/** The image of a base, which is made once. The limits of time are for the bundles after it. */
async function imageOf(
  made: Omit<BaseRequest, 'limits'>,
  { memoryBytes, stackBytes }: BundleLimits,
): Promise<Uint8Array> {
  const request = { ...made, limits: { ...defaultBundleLimits, memoryBytes, stackBytes } };
  const key = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const image = images.get(key) ?? makeImage(request);
  images.delete(key);
  images.set(key, image);
  const [oldest] = images.keys();
  if (images.size > MOST_IMAGES && oldest !== undefined) images.delete(oldest);
  // A process that was killed may succeed the next time.
  image.catch(() => images.delete(key));
  return image;
}

async function makeImage(request: BaseRequest & { readonly limits: BundleLimits }): Promise<Uint8Array> {
  const { limits, base } = request;
  const { output, end } = await runWithoutRights(bundleProcess, `${JSON.stringify(request)}\n`, {
    ...boundsOf(limits, { bundles: 1, cpuMs: limits.runCpuMs, lines: 1 }),
    // Base64 takes four bytes for three, and the interpreter has memory of its own.
    outputBytes: 2 * limits.memoryBytes,
  });
  const [line = failed(end)] = output.toString().split('\n').slice(0, -1);
  const answer = v.parse(answerSchema, JSON.parse(line));
  if ('error' in answer) throw new Error(`${base.name} does not load: ${answer.error}`);
  return Buffer.from(answer.json, 'base64');
}
