import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackTar } from 'modern-tar';
import { gunzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

/** A folder outside of the repository, as a team has one that installs our packages. */
export interface OutsideFolder {
  readonly folder: string;
  readonly write: (path: string, content: string) => void;
  /** Puts a packed package into `node_modules`, as npm does. */
  readonly install: (name: string, tgz: string) => Promise<void>;
  /** Puts packages into `node_modules` that are installed in the repository. */
  readonly link: (...names: readonly string[]) => void;
  readonly remove: () => void;
}

/** Makes one that holds nothing but a package.json. */
export function createOutsideFolder(): OutsideFolder {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-outside-')));
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('package.json', JSON.stringify({ name: 'outside', type: 'module', private: true }));
  return {
    folder,
    write,
    install: async (name, tgz) => {
      for (const { header, data } of await unpackTar(gunzipSync(readFileSync(tgz)))) {
        if (data) write(join('node_modules', name, header.name.replace(/^package\//, '')), data);
      }
    },
    link: (...names) => {
      for (const name of names) {
        mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
        symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
      }
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
