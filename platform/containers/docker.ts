import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Why there can be no containers here; undefined where there can. */
export function whyNoContainers(): string | undefined {
  const client = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8' });
  if (client.error || client.status !== 0) return 'there is no docker compose on this machine';
  const engine = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { encoding: 'utf8' });
  return engine.status === 0 ? undefined : 'docker compose is there, but no engine answers it';
}

/** A site in containers, apart from any other one on this machine. */
export class ComposedSite {
  readonly #arguments: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;

  /** @param files compose files besides the project's own. */
  constructor(
    project: string,
    files: readonly string[] = [],
    { profile = 'full', environment = {} }: { profile?: string; environment?: Readonly<Record<string, string>> } = {},
  ) {
    const named = ['docker-compose.yml', ...files].flatMap((file) => ['--file', file]);
    this.#arguments = ['compose', '--project-name', project, '--profile', profile, ...named];
    this.#environment = environment;
  }

  /** Runs `docker compose` with these arguments. @returns what it printed. @throws with what it complained of. */
  async compose(...args: readonly string[]): Promise<string> {
    const options = { cwd: root, maxBuffer: OUTPUT_BYTES, env: { ...process.env, ...this.#environment } };
    const { stdout } = await run('docker', [...this.#arguments, ...args], options);
    return stdout;
  }

  /** Whether a container of a part says that it is well. */
  async isHealthy(part: string): Promise<boolean> {
    return (await this.compose('ps', '--format', '{{.Health}}', part)).trim() === 'healthy';
  }
}

/** Runs `docker`. @returns what it printed. */
export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...args], { cwd: root, maxBuffer: OUTPUT_BYTES });
  return stdout;
}
