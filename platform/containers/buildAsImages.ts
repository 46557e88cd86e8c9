import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { buildAll } from '@artha/build/buildAll';
import { isFresh, markFresh } from '@artha/build/buildPackage';
import { findPackages, type BuildablePackage } from '@artha/build/findPackages';
import { runProgram } from '@artha/process/runProgram';
import { readBuildContext, type BuildContext } from './buildContext.ts';
import { describeBuildFailure } from './describeBuildFailure.ts';
import { copyImageSources } from './imageSources.ts';

/** The program that builds a release in its image: deploy/docker/node.Dockerfile runs it. */
const BUILD_PROGRAM = 'platform/kit/artha.ts';

function link(path: string, target: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/**
 * Links the workspaces as `npm ci` does, and the packages that are installed for one workspace only. All other packages
 * are found further up, in the repository.
 */
function linkPackages(folder: string, context: BuildContext): void {
  for (const workspace of context.workspaces) {
    const path = join(folder, 'node_modules', workspace.name);
    link(path, relative(dirname(path), join(folder, workspace.folder)));
    for (const installed of globSync(`${workspace.folder}/node_modules/*`, { cwd: context.folder })) {
      link(join(folder, installed), join(context.folder, installed));
    }
  }
}

/**
 * Runs the build of a package as its image does.
 * @throws with what the image lacks, or webpack's messages.
 */
async function runBuild(folder: string, name: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [join(folder, BUILD_PROGRAM), 'build'], {
    cwd: join(folder, name),
  });
  if (code !== 0) throw new Error(describeBuildFailure(name, output));
}

/**
 * Builds a package from the files of its image.
 * @returns the package in the image's folder.
 */
async function buildAsImage(context: BuildContext, { name, folder: own }: BuildablePackage): Promise<BuildablePackage> {
  const folder = join(context.folder, '.artha/images', basename(own));
  copyImageSources(context, folder, [BUILD_PROGRAM, basename(own)]);
  linkPackages(folder, context);
  await runBuild(folder, basename(own));
  return { name, folder: join(folder, basename(own)), outDir: join(folder, basename(own), 'dist') };
}

/** Copies a release into the `dist` of its package, as if it were built there. */
function takeRelease(built: BuildablePackage, own: BuildablePackage): void {
  rmSync(own.outDir, { recursive: true, force: true });
  cpSync(built.outDir, own.outDir, { recursive: true });
  markFresh(own);
}

const readRelease = ({ outDir }: BuildablePackage): string => readFileSync(join(outDir, 'release.json'), 'utf8');

/** @throws if a build differs between the two folders. */
function compareReleases(built: BuildablePackage, own: BuildablePackage): void {
  if (readRelease(built) === readRelease(own)) return;
  throw new Error(
    `${own.name} has other bytes in ${built.outDir} than in ${own.outDir}: a build must not depend on its folder.`,
  );
}

/**
 * Builds every package of a repository from the files of its image, below `.artha/images`, and copies each release into
 * the `dist` of its package. Skips packages that are already built.
 * @returns a sentence for each package that fails.
 */
export async function buildAsImages(repository: string): Promise<string[]> {
  const context = readBuildContext(repository);
  const packages = findPackages(repository);
  // One remote is also built in its own folder, because a build must have the same bytes in every folder.
  const builtTwice = packages.find(({ name }) => name !== 'shell');
  const failures: string[] = [];
  const queue = [...packages];
  const work = async () => {
    for (let own = queue.shift(); own; own = queue.shift()) {
      try {
        const built = await buildAsImage(context, own);
        if (own === builtTwice) await buildAll(repository, [own.name], () => undefined);
        if (isFresh(own)) compareReleases(built, own);
        else takeRelease(built, own);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: cpus().length }, work));
  return failures;
}
