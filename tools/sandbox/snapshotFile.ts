import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';

/** Keeps data in a file as JSON, which is replaced at once: readers always find one complete state. */
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
   * Reads the value that was written last; undefined before the first write.
   * @throws with the remedy if the file is invalid.
   */
  async read(): Promise<v.InferOutput<Schema> | undefined> {
    if (!existsSync(this.#file)) return undefined;
    try {
      return v.parse(this.#schema, JSON.parse(await readFile(this.#file, 'utf8')));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${this.#file} cannot be read: ${why}. Delete it to start with empty data.`, { cause: error });
    }
  }

  /** Writes the current data once earlier writes are done; skips states in between. */
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
    // The file has password hashes and a private key, so only this user may read it.
    await replaceFile(this.#file, text, 0o600);
  }
}
