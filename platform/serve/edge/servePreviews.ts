import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewOfHost } from '@artha/release/previewLink';
import { answerFromSite } from './answerFromSite.ts';
import { VITALS_PATH } from './findRequestFault.ts';
import { markPreview } from './markPreview.ts';
import type { PreviewSite, PreviewSites } from './PreviewSites.ts';
import { pathOf } from './requestTarget.ts';

/** No cache keeps a page of a preview, and no search engine shows it: only people with the link get it. */
const previewHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' } as const;

const ENDED = 'This preview has ended, or was never here. Whoever sent you the link can make a new one.\n';

/** Answers requests for previews; the others are left to the site that visitors get. */
export interface PreviewHosts {
  /** The preview of a request, if its host is that of one that has not ended. */
  readonly find: (request: FastifyRequest) => PreviewSite | undefined;
}

/**
 * Serves each preview at its own origin, `<id>.<host of previews>`: by the Host header alone, because a cache knows no
 * other. A host below that address without a preview has nothing.
 * @param url the address below which previews are.
 */
export function servePreviews(app: FastifyInstance, url: string, sites: PreviewSites): PreviewHosts {
  const found = new WeakMap<FastifyRequest, PreviewSite>();
  app.addHook('onRequest', async (request, reply) => {
    const id = previewOfHost(url, request.headers.host ?? '');
    if (id === undefined) return undefined;
    reply.headers({ 'X-Robots-Tag': previewHeaders['X-Robots-Tag'] });
    const preview = id === '' ? undefined : await sites.open(id);
    if (!preview) return reply.code(404).headers(previewHeaders).type('text/plain; charset=utf-8').send(ENDED);
    found.set(request, preview);
    // Visits of a preview are none of the site.
    if (pathOf(request.url) === VITALS_PATH) return reply.code(204).headers(previewHeaders).send();
    return undefined;
  });
  return { find: (request) => found.get(request) };
}

/** Answers a request for a page or another file of a preview. */
export async function sendFromPreview(
  { site, record }: PreviewSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Neither compressed, because the page is marked here, nor compared with what a cache has.
  const answer = markPreview(await answerFromSite(site, request.url, {}), record);
  const { ETag: _, ...headers } = answer.headers;
  return reply
    .code(answer.status)
    .headers({ ...headers, ...previewHeaders })
    .send(answer.body);
}
