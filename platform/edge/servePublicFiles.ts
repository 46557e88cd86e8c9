import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { cacheRules, publicFolders } from '@artha/core/cacheRules';
import { FolderStore } from '@artha/core/folderStore';
import type { Store } from '@artha/core/store';
import { answerPublicFile } from './answerPublicFile.ts';
import type { ReadableStore } from './watchStore.ts';

const { cacheControl } = cacheRules.immutableFiles;

/** The sources of public files. */
export interface PublicFileOptions {
  readonly store: ReadableStore;
  /** Reads files from a store that is not a folder. */
  readonly readPublic: Store['readPublic'];
}

/** Serves immutable files: directly from a folder, which is fastest, or through the store's interface. */
export async function servePublicFiles(app: FastifyInstance, { store, readPublic }: PublicFileOptions): Promise<void> {
  for (const folder of publicFolders) {
    if (store instanceof FolderStore) {
      await app.register(serveFiles, {
        root: join(store.publicFolder, folder),
        prefix: `/${folder}/`,
        preCompressed: true,
        index: false,
        cacheControl: false,
        decorateReply: false,
        setHeaders: (reply) => {
          reply.header('Cache-Control', cacheControl);
        },
      });
    } else {
      app.get(`/${folder}/*`, async ({ url, headers }, reply) => {
        const answer = await answerPublicFile(readPublic, url, headers);
        if (!answer) {
          reply.callNotFound();
          return reply;
        }
        reply.header('Cache-Control', cacheControl);
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      });
    }
  }
}
