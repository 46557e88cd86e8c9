import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderFolder } from './kubernetes/kustomize.ts';
import { readWorkloads } from './kubernetes/workload.ts';
import { freePort } from '@artha/process/port';
import { root } from '@artha/process/root';
import { readComposeFile } from '@artha/containers/composeFile';
import { PartProcess, type PartOptions } from '@artha/containers/PartProcess';
import { traceServices } from '@artha/containers/traceServices';

/** The name of the release service in docker-compose.yml. */
const RELEASE_SERVICE = 'http://release:8080';

/** Starts services of one site, which share volumes. */
class Site {
  readonly #volumes = realpathSync(mkdtempSync(join(tmpdir(), 'artha-volumes-')));
  readonly #folders: ReadonlyMap<string, string>;
  readonly #parts = readComposeFile();
  readonly #addresses = new Map<string, string>();
  readonly #running: PartProcess[] = [];

  constructor(folders: ReadonlyMap<string, string>) {
    this.#folders = folders;
  }

  async start(
    name: string,
    options: Pick<PartOptions, 'paths' | 'args' | 'isConfigured' | 'isLinking'> = {},
  ): Promise<PartProcess> {
    const [part, folder] = [this.#parts.get(name), this.#folders.get(name)];
    if (!part || folder === undefined)
      throw new Error(`docker-compose.yml has no service ${name} with a program of ours.`);
    const port = await freePort();
    const process = new PartProcess({
      name,
      part,
      folder: options.isLinking ? this.#copy(folder) : folder,
      volumes: this.#volumes,
      port,
      addresses: this.#addresses,
      ...options,
    });
    this.#running.push(process);
    return process;
  }

  /** Copies a folder out of the repository, because a program with all permissions would find all packages there. */
  #copy(folder: string): string {
    const copy = join(this.#volumes, 'image');
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }

  volume(name: string): string {
    return join(this.#volumes, name);
  }

  /** Tells the services that start from now on the address of another one. */
  name(address: string, { url }: PartProcess): void {
    this.#addresses.set(address, url);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((one) => one.stop()));
  }

  get lastWords(): string {
    return this.#running.map((one) => one.lastWords).join('\n');
  }

  remove(): void {
    rmSync(this.#volumes, { recursive: true, force: true });
  }
}

/**
 * Requests what the probes of a Deployment in Kubernetes request.
 * @throws if a response is not 200.
 */
async function askProbes(deployment: string, part: PartProcess): Promise<void> {
  const workload = readWorkloads(renderFolder(join(root, 'deploy/kubernetes/overlays/local'))).find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === deployment,
  );
  const containers = workload?.spec.template.spec.containers ?? [];
  const probes = containers.flatMap((one) => [one.startupProbe, one.readinessProbe, one.livenessProbe]);
  const paths = new Set(probes.flatMap((probe) => probe?.httpGet?.path ?? []));
  if (paths.size === 0) throw new Error(`deploy/kubernetes has no HTTP probe of ${deployment}.`);
  for (const path of paths) {
    const { status } = await fetch(part.url + path);
    if (status !== 200) throw new Error(`${deployment} answers the probe ${path} of Kubernetes with ${status}.`);
  }
}

async function startParts(site: Site): Promise<void> {
  const keys = await site.start('keys', { paths: { ARTHA_KEYS: site.volume('keys') } });
  await keys.ended();
  const [release, statements] = [
    await site.start('release-light', { isLinking: true }),
    await site.start('statements'),
  ];
  site.name(RELEASE_SERVICE, release);
  await Promise.all([release.healthy(), statements.healthy()]);
  for (const name of ['shell', 'mfe-tax']) {
    const paths = { ARTHA_RELEASE_FOLDER: join(root, name, 'dist') };
    await (await site.start(name, { paths, args: ['--once'] })).ended();
  }
  const edge = await site.start('edge-light');
  await edge.healthy();
  for (const [deployment, part] of Object.entries({ release, statements, edge })) await askProbes(deployment, part);
  // Its ports are fixed, and may be in use here. Its message about missing settings proves that it has all of its
  // modules.
  await (await site.start('stand-ins', { isConfigured: false })).refuses('ARTHA_ORIGIN is not set');
}

/**
 * Starts the programs of the site, each with the files of its image, and with the settings and volumes of
 * docker-compose.yml; they publish and compose the shell.
 * @returns a sentence for each image that lacks something, or for the service that fails.
 */
export async function startAsImages(): Promise<string[]> {
  const { folders, failures } = await traceServices();
  if (failures.length > 0 || folders.size === 0) return [...failures];
  const site = new Site(folders);
  try {
    await startParts(site);
    await site.stop();
    return [];
  } catch (error) {
    await site.stop().catch(() => undefined);
    return [
      error instanceof Error ? error.message : String(error),
      `The last output of the services:\n${site.lastWords}`,
    ];
  } finally {
    site.remove();
  }
}
