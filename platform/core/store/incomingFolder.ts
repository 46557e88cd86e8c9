import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileIn } from './fileIn.ts';
import { forEachLimited } from './forEachLimited.ts';

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
export const FILES_AT_ONCE = 32;

/** Makes a folder's entries survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that it survives a power failure. */
export async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes files so that they survive a power failure: a later rename never exposes half of one. */
export async function writeAll(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const targets = [...files].map(([path, content]) => [fileIn(folder, path), content] as const);
  const folders = new Set([folder, ...targets.map(([file]) => dirname(file))]);
  for (const one of folders) await mkdir(one, { recursive: true });
  await forEachLimited(targets, FILES_AT_ONCE, ([file, content]) => writeDurably(file, content));
  await forEachLimited(folders, FILES_AT_ONCE, syncFolder);
}
