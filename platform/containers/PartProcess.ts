import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '@artha/process/timeLimit';
import type { ComposedPart } from './composeFile.ts';

/** Time limit until a service is healthy, or has refused to start. */
const START_LIMIT_MS = 20_000;
/** Time limit for a program that does its work and ends: one publishes a release, whose pages the service renders. */
const WORK_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Packages of every Debian image. */
const systemFolders = ['/bin', '/dev', '/etc', '/lib', '/lib64', '/proc', '/sys', '/usr'];

/** A program of an image, and the rights of its container. */
export interface PartOptions {
  readonly name: string;
  readonly part: ComposedPart;
  /** Folder with the content of the service's image. */
  readonly folder: string;
  /** Folder with a subfolder for each volume. */
  readonly volumes: string;
  readonly port: number;
  /** Addresses of other services, by their addresses in docker-compose.yml. */
  readonly addresses?: ReadonlyMap<string, string>;
  /** The default paths in a container. */
  readonly paths?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** False to start it without the settings of docker-compose.yml. */
  readonly isConfigured?: boolean;
  /** Whether it creates symbolic links: Node's permission model forbids them, so it gets all permissions. */
  readonly isLinking?: boolean;
}

/** A volume of a service, and the folder that is used for it. */
interface Mount {
  readonly target: string;
  readonly folder: string;
  readonly isReadOnly: boolean;
}

function makeMounts({ part, volumes }: PartOptions): Mount[] {
  return part.volumes.map(({ source, target, read_only: isReadOnly, subpath }) => {
    const folder = join(volumes, source, subpath);
    mkdirSync(folder, { recursive: true });
    return { target, folder, isReadOnly };
  });
}

/** The settings of docker-compose.yml, with paths in the folders of volumes, and the addresses of other services. */
function settingsOf({ part, addresses }: PartOptions, mounts: readonly Mount[]): Record<string, string> {
  const settle = (value: string): string => {
    const mount = mounts.find(({ target }) => value === target || value.startsWith(`${target}/`));
    return mount ? mount.folder + value.slice(mount.target.length) : (addresses?.get(value) ?? value);
  };
  return Object.fromEntries(Object.entries(part.environment).map(([key, value]) => [key, settle(value)]));
}

/** Permissions to read its image and volumes, and to write to its volumes and tmpfs. */
function permissionsOf(
  { folder, paths = {}, isLinking = false }: PartOptions,
  mounts: readonly Mount[],
  temporary: string,
): string[] {
  const readable = [folder, temporary, ...mounts.map((one) => one.folder), ...Object.values(paths), ...systemFolders];
  const writable = [temporary, ...mounts.filter((one) => !one.isReadOnly).map((one) => one.folder)];
  return [
    '--permission',
    ...['--allow-child-process', '--allow-worker', '--allow-addons', '--allow-wasi'],
    '--disable-warning=SecurityWarning',
    ...(isLinking ? ['*'] : readable).map((path) => `--allow-fs-read=${path}`),
    ...(isLinking ? ['*'] : writable).map((path) => `--allow-fs-write=${path}`),
  ];
}

/**
 * Runs a program of the site as its container does, but without a container: with the files of its image, the settings
 * of docker-compose.yml, and a read-only root.
 */
export class PartProcess {
  readonly url: string;
  readonly #options: PartOptions;
  readonly #child: ChildProcess;
  #output = '';

  constructor(options: PartOptions) {
    const { name, folder, volumes, port, paths, args = [], isConfigured = true } = options;
    this.#options = options;
    this.url = `http://127.0.0.1:${port}`;
    const mounts = makeMounts(options);
    const temporary = join(volumes, 'tmpfs', name);
    mkdirSync(temporary, { recursive: true });
    this.#child = spawn(
      process.execPath,
      [...permissionsOf(options, mounts, temporary), join(folder, 'main.ts'), ...args],
      {
        cwd: folder,
        env: {
          PATH: '/usr/bin:/bin',
          TMPDIR: temporary,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          ...(isConfigured && settingsOf(options, mounts)),
          ...paths,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  /** Its last output. */
  get lastWords(): string {
    return `${this.#options.name}: ${this.#output.trim().split('\n').slice(-5).join('\n')}`;
  }

  /**
   * Waits until the program ends.
   * @throws if it ends with an error, or not at all.
   */
  async ended(): Promise<void> {
    await this.#exit(WORK_LIMIT_MS, 'does not end');
    if (this.#child.exitCode !== 0) this.#fail(`ends with ${this.#end}`);
  }

  /**
   * Waits until the program ends because it refuses to start.
   * @throws if it gives another reason.
   */
  async refuses(reason: string): Promise<void> {
    await this.#exit(START_LIMIT_MS, 'does not end');
    if (!this.#output.includes(reason)) this.#fail(`does not print “${reason}”`);
  }

  /**
   * Waits until the health check of docker-compose.yml passes.
   * @throws if the program ends before, or takes too long.
   */
  async healthy(): Promise<void> {
    const limit = performance.now() + timeLimit(START_LIMIT_MS);
    const address = this.url + (this.#options.part.healthcheck?.test.at(-1) ?? '');
    const ask = () =>
      fetch(address).then(
        ({ status }) => `answers ${address} with ${status}`,
        () => `does not answer ${address}`,
      );
    for (let answer = await ask(); !answer.endsWith(' 200'); answer = await ask()) {
      if (this.#hasEnded) this.#fail(`ends with ${this.#end}`);
      if (performance.now() > limit) this.#fail(answer);
      await wait(LOOK_EVERY_MS);
    }
  }

  /**
   * Stops the program as a container engine does.
   * @throws if it does not stop gracefully.
   */
  async stop(): Promise<void> {
    if (this.#hasEnded) return;
    this.#child.kill('SIGTERM');
    try {
      await this.#exit(STOP_LIMIT_MS, 'does not stop at SIGTERM');
    } finally {
      this.#child.kill('SIGKILL');
    }
    if (this.#child.exitCode !== 0) this.#fail(`ends with ${this.#end} at SIGTERM`);
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get #end(): string {
    return this.#child.signalCode ?? `code ${this.#child.exitCode ?? 'unknown'}`;
  }

  async #exit(limitMs: number, otherwise: string): Promise<void> {
    const signal = AbortSignal.timeout(timeLimit(limitMs));
    // All output has arrived once its streams are closed.
    if (!this.#hasEnded) await once(this.#child, 'close', { signal }).catch(() => this.#fail(otherwise));
  }

  #fail(what: string): never {
    throw new Error(`${this.#options.name} ${what} in its image:\n${this.#output.trim()}`);
  }
}
