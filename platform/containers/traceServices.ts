import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '@artha/process/root';
import { readBuildContext, type BuildContext } from './buildContext.ts';
import { programsOf, readComposeFile } from './composeFile.ts';
import { findImageSources } from './imageSources.ts';
import { traceInto, type TraceCache } from './trace.ts';

/** The tool that traces a program in its image: deploy/docker/node.Dockerfile runs it. */
const TRACE_PROGRAM = 'platform/containers/trace.ts';

const isInstalled = (file: string): boolean => file.startsWith('node_modules/') || file.includes('/node_modules/');

/** Digest of everything that determines an image of programs. */
function digestOf(sources: readonly string[], programs: readonly string[]): string {
  const hash = createHash('sha256').update(programs.join('\n'));
  for (const file of sources) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Reports files that programs need but their image lacks. */
export function describeLackingFiles(program: string, lacking: readonly string[]): string {
  const [file = ''] = lacking;
  const more = lacking.length > 1 ? ` and ${lacking.length - 1} more` : '';
  return [
    `The image of ${program} lacks ${file}${more}, which it needs.`,
    `Name its package in the dependencies of the package that ${basename(program)} is in, or remove it from .dockerignore.`,
  ].join(' ');
}

/**
 * Copies our own files in the image of programs into a folder. Skips it if nothing has changed.
 * @throws if they need a file that is not in the image's build context.
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
  // Folders that a program reads are copied whole, here including what .dockerignore excludes.
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['**/node_modules/**'] })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !lacksNot(path.slice(folder.length + 1))) rmSync(path);
  }
  symlinkSync(programs[0], join(folder, 'main.ts'));
  writeFileSync(stamp, digest);
}

/** A service of the site, and the folder with the content of its image. */
export interface TracedServices {
  /** By name of the service in docker-compose.yml. */
  readonly folders: ReadonlyMap<string, string>;
  /** A sentence for each image that lacks something. */
  readonly failures: readonly string[];
}

/** Traces the programs of our images in docker-compose.yml. */
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
