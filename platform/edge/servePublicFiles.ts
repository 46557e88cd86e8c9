import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { FolderStore } from '../store/folderStore.ts';
import type { Store } from '../store/store.ts';
import { answerPublicFile } from './answerPublicFile.ts';

/** What never changes and visitors get: files of releases, pictures, icons, registries of pages. */
export const publicFolders = ['remotes', 'og', 'icons', 'registries'];

/** Files of a release, registries of pages, icons and pictures never change: their address holds a digest. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

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
          reply.header('Cache-Control', IMMUTABLE);
        },
      });
    } else {
      app.get(`/${folder}/*`, async ({ url, headers }, reply) => {
        const answer = await answerPublicFile(watched, url, headers);
        if (!answer) {
          reply.callNotFound();
          return reply;
        }
        reply.header('Cache-Control', IMMUTABLE);
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      });
    }
  }
}
