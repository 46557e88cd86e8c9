import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { cacheRules, publicFolders } from '../cdn/cacheRules.ts';
import { FolderStore } from '../store/folderStore.ts';
import type { Store } from '../store/store.ts';
import { answerPublicFile } from './answerPublicFile.ts';

const { cacheControl } = cacheRules.immutableFiles;

export interface PublicFileOptions {
  readonly store: Store;
  /** The store by which files are read where it is no folder. */
  readonly watched?: Pick<Store, 'readPublic'>;
}

/** Serves what never changes: from a folder as files, which is the fastest; from another store by reading it. */
export async function servePublicFiles(
  app: FastifyInstance,
  { store, watched = store }: PublicFileOptions,
): Promise<void> {
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
        const answer = await answerPublicFile(watched, url, headers);
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
