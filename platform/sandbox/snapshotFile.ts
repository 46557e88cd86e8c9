import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';

/**
 * Keeps data in a file as JSON. It is written beside the file and then put in its place, so that whoever reads it finds
 * one whole state, whenever this process ends.
 */
export class SnapshotFile<Schema extends v.GenericSchema> {
  readonly #file: string;
  readonly #schema: Schema;
  #writing: Promise<void> = Promise.resolve();
  #isPending = false;

  constructor(file: string, schema: Schema) {
    this.#file = file;
    this.#schema = schema;
  }

  /**
   * What was written last; undefined where nothing was.
   * @throws with a way out where the file holds something else.
   */
  async read(): Promise<v.InferOutput<Schema> | undefined> {
    if (!existsSync(this.#file)) return undefined;
    try {
      return v.parse(this.#schema, JSON.parse(await readFile(this.#file, 'utf8')));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${this.#file} cannot be read: ${why}. Delete it to begin anew.`, { cause: error });
    }
  }

  /** Writes what the data is once the writes before are done; states between are left out. */
  save(data: () => v.InferInput<Schema>): Promise<void> {
    if (!this.#isPending) {
      this.#isPending = true;
      this.#writing = this.#writing.then(async () => {
        this.#isPending = false;
        await this.#write(JSON.stringify(data()));
      });
    }
    return this.#writing;
  }

  async #write(text: string): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    const temporary = `${this.#file}.${randomUUID()}`;
    try {
      // Password hashes and a private key are nobody else's.
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, this.#file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
