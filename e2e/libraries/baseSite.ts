import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildAll } from '@artha/build/buildAll';
import { compressQuickly } from '@artha/core/compress';
import { serviceFolderOf } from '@artha/service/openLocalContext';
import { startReleaseService } from '@artha/service/startReleaseService';
import { publishBuilt } from '@artha/repo/publishBuilt';
import { createEdge } from '../createEdge.ts';
import { copyStore } from '../copyStore.ts';
import { root } from '../paths.ts';
import { openContext, testedConfig } from '../stores.ts';

const store = join(root, '.artha/libraries/store');

/** Publishes the shell, and the remote with the index of tools, as the site that each row starts with. */
export async function publishBaseSite(log: (line: string) => void): Promise<void> {
  const built = await buildAll(root, ['shell', 'marketing'], log);
  await publishBuilt(
    store,
    testedConfig(),
    built.map(({ outDir }) => outDir),
    false,
  );
}

/** The permission of the operator for a remote. */
interface Permission {
  readonly name: string;
  readonly key: string;
  readonly path: string;
  /** The needs that its pages may have beyond the site's policy. */
  readonly allows?: unknown;
}

/** A site with its release service, for one row. */
export interface RowSite {
  readonly url: string;
  /** Adds a remote to the policy. */
  readonly permit: (permission: Permission) => Promise<void>;
  readonly close: () => Promise<void>;
}

const policySchema = v.looseObject({ remotes: v.record(v.string(), v.unknown()) });

/** Starts a site with the shell, the index of tools and no other remote. @param port any free one by default. */
export async function startRowSite(port = 0): Promise<RowSite> {
  const folder = mkdtempSync(join(tmpdir(), 'artha-row-'));
  copyStore(store, folder);
  const context = { ...(await openContext(folder)), compress: compressQuickly };
  const service = await startReleaseService(context);
  const { trust } = context;
  const edge = await createEdge({ store: context.store, trust, releaseServiceUrl: service.url });
  return {
    url: await edge.listen({ port, host: '127.0.0.1' }),
    permit: async ({ name, key, path, allows }) => {
      const file = join(serviceFolderOf(folder), 'policy.json');
      const policy = v.parse(policySchema, JSON.parse(await readFile(file, 'utf8')));
      const entry = {
        owner: `team-${name}`,
        routes: [path],
        publishers: [{ key }],
        // The run measures what each library costs, whatever that is.
        budgets: { html: 300, own: 3000, total: 3200 },
        ...(allows !== undefined && { allows }),
      };
      await writeFile(file, JSON.stringify({ ...policy, remotes: { ...policy.remotes, [name]: entry } }));
    },
    close: async () => {
      await Promise.all([edge.close(), service.close()]);
      for (const one of [folder, serviceFolderOf(folder)]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
