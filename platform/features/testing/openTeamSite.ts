import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority, policyOfOneKey } from '@artha/core/authority';
import { FolderStore } from '@artha/core/folderStore';
import type { LocalContext } from '@artha/core/publish';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { createKey, readSigner } from '@artha/core/signer';
import { startReleaseService } from '@artha/service/startReleaseService';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import type { KitFeature } from '@artha/remote-kit/KitFeature';
import { runArtha } from '@artha/remote-kit/runArtha';
import { createEdge } from '@artha/edge/createEdge';
import type { EdgeFeature } from '@artha/edge/EdgeFeature';

/** The features of a site, by the program that they are added to; none by default. */
export interface SiteFeatures {
  readonly release?: readonly ReleaseFeature[];
  readonly edge?: readonly EdgeFeature[];
  readonly kit?: readonly KitFeature[];
}

/** A site with one team, which owns everything, and the command `artha` in a folder of this team. */
export interface TeamSite {
  readonly url: string;
  readonly serviceUrl: string;
  /** The context of the release service: publishes without checks of the kit. */
  readonly context: LocalContext;
  readonly client: ReleaseClient;
  /** The team's folder, with the key `team.pem`. */
  readonly folder: string;
  /** Runs the command; its output goes to the console. @returns its exit code. */
  readonly artha: (...args: readonly string[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts an empty site: its release service and its edge. */
export async function openTeamSite({ release = [], edge = [], kit = [] }: SiteFeatures): Promise<TeamSite> {
  const [folder, storeFolder] = ['artha-team-', 'artha-store-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  if (folder === undefined || storeFolder === undefined) throw new Error('There is no folder for the site.');
  const pem = createKey();
  const team = readSigner(pem);
  writeFileSync(join(folder, 'team.pem'), pem);
  const authority = createAuthority(policyOfOneKey(team.id));
  const context = { ...localContext(new FolderStore(storeFolder), sampleConfig), authority, team };
  const [root = new Uint8Array()] = authority.roots;
  const service = await startReleaseService({ ...context, features: release });
  const server = await createEdge({
    store: context.store,
    trust: { root },
    releaseServiceUrl: service.url,
    features: edge,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ artha: { site: url, key: 'team.pem' } }));
  return {
    url,
    serviceUrl: service.url,
    context: { ...context, audience: service.url },
    client: new ReleaseClient(service.url, { signer: team }),
    folder,
    artha: (...args) => runArtha(args, folder, kit),
    close: async () => {
      await server.close();
      await service.close();
      for (const one of [folder, storeFolder]) rmSync(one, { recursive: true, force: true });
    },
  };
}
