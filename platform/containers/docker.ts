import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from '@artha/process/root';

/** `docker compose config`: what each service publishes. */
const portsSchema = v.object({
  services: v.record(
    v.string(),
    v.object({ ports: v.optional(v.array(v.object({ published: v.pipe(v.string(), v.toNumber()) }))) }),
  ),
});

const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Why containers cannot run here; undefined if they can. */
export function whyNoContainers(): string | undefined {
  const client = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8' });
  if (client.error || client.status !== 0) return 'docker compose is not installed';
  const engine = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { encoding: 'utf8' });
  return engine.status === 0 ? undefined : 'docker compose is installed, but no engine responds';
}

/** A site in containers, separate from any other one on this machine. */
export class ComposedSite {
  readonly #arguments: readonly string[];

  /** @param files compose files besides the project's own. */
  constructor(project: string, files: readonly string[] = [], { profile = 'full' }: { profile?: string } = {}) {
    const named = ['docker-compose.yml', ...files].flatMap((file) => ['--file', file]);
    this.#arguments = ['compose', '--project-name', project, '--profile', profile, ...named];
  }

  /**
   * Runs `docker compose` with these arguments.
   * @returns its output.
   * @throws with its errors.
   */
  async compose(...args: readonly string[]): Promise<string> {
    const options = { cwd: root, maxBuffer: OUTPUT_BYTES };
    const { stdout } = await run('docker', [...this.#arguments, ...args], options);
    return stdout;
  }

  /** The ports of this machine that the site uses. */
  async ports(): Promise<readonly number[]> {
    const { services } = v.parse(portsSchema, JSON.parse(await this.compose('config', '--format', 'json')));
    return Object.values(services).flatMap(({ ports = [] }) => ports.map(({ published }) => published));
  }

  /** Whether the container of a service is healthy. */
  async isHealthy(part: string): Promise<boolean> {
    return (await this.compose('ps', '--format', '{{.Health}}', part)).trim() === 'healthy';
  }
}

/**
 * Runs `docker`.
 * @returns its output.
 */
export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', [...args], { cwd: root, maxBuffer: OUTPUT_BYTES });
  return stdout;
}
