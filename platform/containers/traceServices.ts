import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';
import { readBuildContext, type BuildContext } from './buildContext.ts';
import { programsOf, readComposeFile } from './composeFile.ts';
import { findImageSources } from './imageSources.ts';
import { traceInto, type TraceCache } from './trace.ts';

/** What traces a program in its image: deploy/docker/node.Dockerfile runs it. */
const TRACE_PROGRAM = 'platform/containers/trace.ts';

const isInstalled = (file: string): boolean => file.startsWith('node_modules/') || file.includes('/node_modules/');

/** Digest of everything that an image of programs follows from. */
function digestOf(sources: readonly string[], programs: readonly string[]): string {
  const hash = createHash('sha256').update(programs.join('\n'));
  for (const file of sources) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Says what programs reach that their image lacks. */
export function describeLackingFiles(program: string, lacking: readonly string[]): string {
  const [file = ''] = lacking;
  const more = lacking.length > 1 ? ` and ${lacking.length - 1} more` : '';
  return [
    `The image of ${program} lacks ${file}${more}, which it reaches.`,
    `Name its package in the dependencies of the package that ${basename(program)} is in, or take it off .dockerignore.`,
  ].join(' ');
}

/**
 * Makes a folder hold what the image of programs holds of ours. One that does already is left alone.
 * @throws if they reach a file that the image is not built from.
 */
async function traceService(
  folder: string,
  context: BuildContext,
  programs: readonly [string, ...string[]],
  cache: TraceCache,
): Promise<void> {
  const sources = findImageSources(context, [TRACE_PROGRAM, ...programs]);
  const stamp = `${folder}.sources`;
  const digest = digestOf(sources, programs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  for (const path of [folder, stamp]) rmSync(path, { recursive: true, force: true });
  const isSource = new Set(sources);
  const lacksNot = (file: string) => isInstalled(file) || isSource.has(file);
  const reached = await traceInto(folder, programs, cache);
  const lacking = reached.filter((file) => !lacksNot(file));
  if (lacking.length > 0) throw new Error(describeLackingFiles(programs[0], lacking));
  // A folder of what a program reads is copied whole, here with what .dockerignore leaves out.
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['**/node_modules/**'] })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !lacksNot(path.slice(folder.length + 1))) rmSync(path);
  }
  symlinkSync(programs[0], join(folder, 'main.ts'));
  writeFileSync(stamp, digest);
}

/** A part of the site, and the folder that holds what its image holds. */
export interface TracedServices {
  /** By the name of the part in docker-compose.yml. */
  readonly folders: ReadonlyMap<string, string>;
  /** A sentence for each image that lacks something. */
  readonly failures: readonly string[];
}

/** Traces the programs of every image of ours that docker-compose.yml names. */
export async function traceServices(): Promise<TracedServices> {
  const context = readBuildContext(root);
  const cache: TraceCache = {};
  const folders = new Map<string, string>();
  const failures: string[] = [];
  for (const [name, part] of readComposeFile()) {
    const [program, ...others] = programsOf(part);
    if (program === undefined) continue;
    const folder = join(root, '.artha/images/programs', basename(program, '.ts'));
    const isDone = [...folders.values()].includes(folder);
    folders.set(name, folder);
    if (isDone) continue;
    try {
      await traceService(folder, context, [program, ...others], cache);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { folders, failures };
}
