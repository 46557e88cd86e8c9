import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsOf, isOfNode } from './importsOf.ts';
import { installedFolder } from './installedFolder.ts';

/** Finds the file of an import; undefined if there is none. */
export type FindFile = (folder: string, specifier: string) => Promise<string | undefined>;

/** Enough for every package that was seen; a larger one is taken as it is. */
const MOST_FILES = 3000;

const isScript = (file: string): boolean => /\.[cm]?js$/.test(file);

/** Finds which files of installed packages need Node, by what they and the files that they import name. */
export class NodeUse {
  readonly #findFile: FindFile;
  readonly #found = new Map<string, Promise<boolean>>();
  readonly #imports = new Map<string, string[]>();
  readonly #variants = new Map<string, boolean>();

  constructor(findFile: FindFile) {
    this.#findFile = findFile;
  }

  /** Whether the package of a file names other files for browsers. */
  hasBrowserFiles(file: string): boolean {
    const folder = installedFolder(file);
    if (folder === undefined) return false;
    let found = this.#variants.get(folder);
    if (found === undefined) {
      try {
        found = readFileSync(`${folder}/package.json`, 'utf8').includes('"browser"');
      } catch {
        found = false;
      }
      this.#variants.set(folder, found);
    }
    return found;
  }

  /** Whether a file of a package that has others for browsers needs Node. */
  async needsNode(file: string): Promise<boolean> {
    if (!isScript(file) || !this.hasBrowserFiles(file)) return false;
    const found = this.#found.get(file) ?? this.#search(file);
    this.#found.set(file, found);
    return found;
  }

  async #search(start: string): Promise<boolean> {
    const seen = new Set([start]);
    for (const file of seen) {
      if (seen.size > MOST_FILES) return false;
      for (const specifier of this.#importsOf(file)) {
        const found = await this.#findFile(dirname(file), specifier);
        if (found === undefined && isOfNode(specifier)) return true;
        if (found !== undefined && isScript(found)) seen.add(found);
      }
    }
    return false;
  }

  #importsOf(file: string): string[] {
    const found = this.#imports.get(file) ?? importsOf(readFileSync(file, 'utf8'));
    this.#imports.set(file, found);
    return found;
  }
}
