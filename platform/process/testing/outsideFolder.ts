import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackTar } from 'modern-tar';
import * as v from 'valibot';
import { gunzipSync } from 'node:zlib';
import { root } from '../root.ts';

const manifestSchema = v.object({ bin: v.optional(v.record(v.string(), v.string()), {}) });

/** A folder outside the repository, like that of a team that installs our packages. */
export interface OutsideFolder {
  readonly folder: string;
  readonly write: (path: string, content: string) => void;
  /** Installs a packed package into `node_modules`, as npm does. */
  readonly install: (name: string, tgz: string) => Promise<void>;
  /** Adds packages to `node_modules` that are installed in the repository. */
  readonly link: (...names: readonly string[]) => void;
  /** Adds all of them with their commands, but none of our own packages. */
  readonly linkAll: () => void;
  readonly remove: () => void;
}

/** Creates a folder with only a package.json. */
export function createOutsideFolder(): OutsideFolder {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-outside-')));
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('package.json', JSON.stringify({ name: 'outside', type: 'module', private: true }));
  const link = (...names: readonly string[]) => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
  };
  return {
    folder,
    write,
    link,
    linkAll: () => {
      const isOurs = (path: string) =>
        !realpathSync(join(root, 'node_modules', path)).startsWith(join(root, 'node_modules/'));
      const inFolder = (path: string) => readdirSync(join(root, 'node_modules', path)).map((name) => join(path, name));
      const names = inFolder('.').filter((name) => !name.startsWith('.') && name !== '@artha');
      const packages = names.flatMap((name) => (name.startsWith('@') ? inFolder(name) : name));
      const commands = readdirSync(join(root, 'node_modules/.bin')).map((name) => `.bin/${name}`);
      link(...packages, ...commands.filter((path) => !isOurs(path)));
    },
    install: async (name, tgz) => {
      for (const { header, data } of await unpackTar(gunzipSync(readFileSync(tgz)))) {
        if (data) write(join('node_modules', name, header.name.replace(/^package\//, '')), data);
      }
      const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      for (const [command, file] of Object.entries(v.parse(manifestSchema, JSON.parse(manifest)).bin)) {
        mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
        symlinkSync(join('..', name, file), join(folder, 'node_modules/.bin', command));
        chmodSync(join(folder, 'node_modules', name, file), 0o755);
      }
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
