import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currentVersion } from '@artha/shared/contract';
import { nextShellSchema } from '@artha/core/nextShell';
import { Refusal } from '@artha/core/refusal';
import { SOURCE_MAPS_FILE } from '@artha/core/sourceMaps';
import { readSnapshot } from '@artha/core/changeSite';
import type { SubmitContext } from '@artha/core/submit';
import type { Store } from '@artha/core/store';
import { StoredRelease } from '@artha/core/storedRelease';
import { DISCOVERY_PATH, discoverySchema } from './apiSchemas.ts';
import { packRelease } from '@artha/core/releaseArchive';
import { responseSchema } from './responseSchema.ts';

const anyObject = (description: string) => v.pipe(v.record(v.string(), v.unknown()), v.description(description));
const siteSchema = v.object({
  config: anyObject('The site’s configuration in every page.'),
  nextShell: v.optional(v.pipe(nextShellSchema, v.description('The shell that is announced; omitted if none is.'))),
  registry: anyObject('The releases of all micro frontends that visitors get: docs/registry.md.'),
});

/** A release of the store as an archive, each file verified; without its source maps, which are for its own team. */
async function packStored(store: Store, remote: string, digest: string): Promise<Buffer> {
  const stored = await StoredRelease.open(store, remote, digest);
  const files = new Map([['release.json', stored.manifest]]);
  const paths = Object.keys(stored.release.files).filter((path) => path !== SOURCE_MAPS_FILE);
  for (const path of paths) files.set(path, await stored.read(path));
  return packRelease(files);
}

/** Serves what a team needs of the site before it publishes: its configuration, registry and shell. */
export function serveSite(app: FastifyInstance, { context }: { context: () => SubmitContext }, done: () => void): void {
  let packedShell: { readonly digest: string; readonly archive: Buffer } | undefined;

  app.get(
    DISCOVERY_PATH,
    {
      schema: {
        summary: 'The address of the site’s release service',
        response: { 200: responseSchema(discoverySchema) },
      },
    },
    () => Promise.resolve({ releaseService: context().audience }),
  );

  app.get(
    '/v1/site',
    {
      schema: {
        summary: 'The configuration and registry that a release must work with',
        response: { 200: responseSchema(siteSchema) },
      },
    },
    async () => {
      const own = context();
      const { state } = await readSnapshot(own);
      const { nextShell } = await own.authority.readPolicy();
      return { config: own.config, registry: state.registry, ...(nextShell && { nextShell }) };
    },
  );

  app.get(
    '/v1/shell',
    {
      schema: {
        summary: 'The release of the shell that visitors get: a gzip-compressed tar archive',
        description: 'A team renders and measures its pages with it before it publishes.',
        produces: ['application/gzip'],
      },
    },
    async (_request, reply) => {
      const own = context();
      const { state } = await readSnapshot(own);
      const digest = currentVersion(state.registry, 'shell')?.extras.digest;
      if (digest === undefined) throw new Refusal('RE-07', 'There is no shell.');
      if (packedShell?.digest !== digest)
        packedShell = { digest, archive: await packStored(own.store, 'shell', digest) };
      return reply.type('application/gzip').send(packedShell.archive);
    },
  );
  done();
}
