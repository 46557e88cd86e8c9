/** How long shared files wait for their page, in ms. */
export const SHARED_WAIT_MS = 60_000;

interface Pending {
  readonly path: string;
  readonly files: readonly File[];
  readonly taken: () => void;
}

/**
 * Files that a person shares with the site, on their way to the page that accepts them. They are in memory alone, for a
 * minute, and only a document that was loaded at that page's address gets them: once.
 */
export class SharedFiles {
  #pending: Pending | undefined;

  /**
   * Holds files for a page.
   * @returns ends when they were taken, replaced by others, or have waited for too long.
   */
  hold(path: string, files: readonly File[]): Promise<void> {
    this.#drop();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#drop();
      }, SHARED_WAIT_MS);
      const taken = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#pending = { path, files, taken };
    });
  }

  /**
   * Gives the files to a page.
   * @param path of the address at which its document was loaded: no script can change it.
   */
  take(path: string): readonly File[] {
    if (this.#pending?.path !== path) return [];
    const { files } = this.#pending;
    this.#drop();
    return files;
  }

  #drop(): void {
    this.#pending?.taken();
    this.#pending = undefined;
  }
}
