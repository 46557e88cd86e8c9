import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileIn } from './fileIn.ts';
import { forEachLimited } from './forEachLimited.ts';
import { getErrorCode } from '../format/getErrorCode.ts';

/** Older folders belong to dead processes: a write takes seconds. */
const ABANDONED_AFTER_MS = 3_600_000;

async function isAbandoned(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > ABANDONED_AFTER_MS;
}

/** A folder for temporary files, which a rename moves to their final path. */
export class IncomingFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Runs work with its own folder and deletes it afterwards; also deletes old folders of dead processes. */
  async use<T>(work: (temporary: string) => Promise<T>): Promise<T> {
    await this.#removeAbandoned();
    const temporary = join(this.#folder, randomUUID());
    try {
      await mkdir(temporary, { recursive: true });
      return await work(temporary);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  async #removeAbandoned(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const path = join(this.#folder, name);
      // If it no longer exists, its owner has deleted it.
      if (await isAbandoned(path).catch(() => false)) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Number of files written at the same time: the disk synchronizes them together. */
const FILES_AT_ONCE = 32;

/** Makes a folder's entries survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a file into another folder, without copying it if the file system can; a missing one stays missing. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') await writeDurably(to, await readFile(from));
  }
}

/** Puts files of a folder into another one, as `writeAll` does, without writing them again. Skips missing ones. */
export async function linkAll(from: string, to: string, paths: readonly string[]): Promise<void> {
  const targets = paths.map((path) => [fileIn(from, path), fileIn(to, path)] as const);
  const folders = new Set(targets.map(([, file]) => dirname(file)));
  for (const one of folders) await mkdir(one, { recursive: true });
  await forEachLimited(targets, FILES_AT_ONCE, ([source, file]) => linkFile(source, file));
  await forEachLimited(folders, FILES_AT_ONCE, syncFolder);
}

/** Writes files so that they survive a power failure: a later rename never exposes half of one. */
export async function writeAll(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const targets = [...files].map(([path, content]) => [fileIn(folder, path), content] as const);
  const folders = new Set([folder, ...targets.map(([file]) => dirname(file))]);
  for (const one of folders) await mkdir(one, { recursive: true });
  await forEachLimited(targets, FILES_AT_ONCE, ([file, content]) => writeDurably(file, content));
  await forEachLimited(folders, FILES_AT_ONCE, syncFolder);
}
