import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { stagePackage, type StagedFiles } from './stagePackage.ts';
import type { SourcePackage } from './sourcePackage.ts';

const run = promisify(execFile);
const outcomeSchema = v.tuple([
  v.object({ filename: v.string(), size: v.number(), files: v.array(v.object({ path: v.string() })) }),
]);

/** A package that can be installed. */
export interface PackedPackage {
  /** Absolute path of the `.tgz`. */
  readonly file: string;
  readonly sizeBytes: number;
  readonly fileCount: number;
}

/** Writes files into a folder. */
export function writeStaged(folder: string, files: StagedFiles): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/**
 * Packs a package by `npm pack` into a folder. The same sources give the same bytes.
 * @throws if npm would leave out a file, such as a `.gitignore` of a template.
 */
export async function packPackage(source: SourcePackage, outFolder: string): Promise<PackedPackage> {
  const files = stagePackage(source);
  const stage = mkdtempSync(join(tmpdir(), 'artha-package-'));
  try {
    writeStaged(stage, files);
    mkdirSync(outFolder, { recursive: true });
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', outFolder];
    const { stdout } = await run('npm', args, { cwd: stage });
    const [{ filename, size, files: packed }] = v.parse(outcomeSchema, JSON.parse(stdout));
    const kept = new Set(packed.map(({ path }) => path));
    const lost = [...files.keys()].filter((path) => !kept.has(path));
    if (lost.length > 0) throw new Error(`npm leaves these out of ${source.manifest.name}: ${lost.join(', ')}`);
    return { file: join(outFolder, filename), sizeBytes: size, fileCount: packed.length };
  } finally {
    rmSync(stage, { recursive: true });
  }
}
