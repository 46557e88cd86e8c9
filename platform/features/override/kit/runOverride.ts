import { randomBytes } from 'node:crypto';
import { expandPath } from '@artha/shared/contract';
import type { BuildablePackage } from '@artha/build/findPackages';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { onStop } from '@artha/process/onStop';
import { checkPortIsFree, readPort } from '@artha/process/port';
import { LONGEST_OVERRIDE_MS } from '../release/override.ts';
import { Refusal } from '@artha/core/refusal';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { parseLife } from '@artha/remote-kit/parseLife';
import { askForOverride } from '../release/askForOverride.ts';
import { watchBuild, type OverrideBuild } from './overrideBuild.ts';
import { FILES_PATH, serveOverride } from './serveOverride.ts';

const DEFAULT_PORT = '8091';

/** The options of an override. */
export interface OverrideOptions {
  readonly client: ReleaseClient;
  readonly site: string;
  /** The public half of the key that signs. */
  readonly key: string;
  /** As it was typed; `8h` by default. */
  readonly life?: string | undefined;
  readonly port?: string | undefined;
}

/** @throws if it is longer than a release service accepts. */
function readLifeMs(life = '8h'): number {
  const ms = parseLife(life);
  if (ms <= LONGEST_OVERRIDE_MS) return ms;
  throw new Error('An override lasts for at most 8 hours: --for 8h.');
}

/**
 * Serves a team's own build to the tabs of the deployed site that it lets in, until Ctrl-C.
 * @throws Refusal RE-21 at once if the key may not publish the remote.
 */
export async function runOverride(own: BuildablePackage, options: OverrideOptions): Promise<void> {
  const { client, key, life } = options;
  const site = new URL(options.site).origin;
  const port = readPort(options.port ?? process.env['PORT'] ?? DEFAULT_PORT);
  const lifeMs = readLifeMs(life);
  await checkPortIsFree(port, '127.0.0.1', `or choose another: --port ${String(port + 1)}`);
  const config = await readRemoteConfig(own.folder);
  const { name } = config;
  const [{ policy }, facts] = await Promise.all([client.remote(name), client.site()]);
  if (policy?.keys.includes(key) !== true) throw new Refusal('RE-21', `The key ${key} may not override ${name}.`);
  const { product } = facts.config;
  const path = expandPath(config.routes[0]?.path ?? '/', product);
  const code = randomBytes(16).toString('base64url');
  const first = Promise.withResolvers<OverrideBuild>();
  let build: OverrideBuild | undefined;
  const readBuild = () => {
    if (build) return build;
    throw new Error(`${name} does not build; the terminal says why.`);
  };
  const offer = async (challenge: string) => {
    const until = new Date(Date.now() + lifeMs).toISOString();
    const record = await askForOverride(client, { name, origin: server.origin, challenge, until });
    return { record, name, version: readBuild().version, path, until };
  };
  const server = await serveOverride({ site, config, product, code, port, readBuild, offer });
  const stop = await watchBuild(own.folder, config, server.origin + FILES_PATH, {
    onBuilt: (built) => {
      if (build?.digest === built.digest) return;
      if (build) console.log(`${name} is built again.`);
      build = built;
      first.resolve(built);
      server.announceBuild();
    },
    onFault: (fault) => {
      console.error(fault);
    },
  });
  onStop(() => Promise.all([stop(), server.close()]));
  await first.promise;
  console.log(
    `${name} ${readBuild().version} runs in a tab of ${site} once you open this link in it and agree:\n` +
      `${site}/~override#${String(port)}.${code}\n` +
      `Only you have the link. It builds again when its sources change, and the tab loads again. Ctrl-C stops.`,
  );
}
