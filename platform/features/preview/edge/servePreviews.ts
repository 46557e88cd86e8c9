import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewOfHost } from '../release/previewLink.ts';
import { answerFromSite } from '@artha/edge/answerFromSite';
import type { AnswerRequest, EdgeParts } from '@artha/edge/EdgeFeature';
import { VITALS_PATH } from '@artha/edge/findRequestFault';
import { markPreview } from './markPreview.ts';
import { PreviewSites, type PreviewSite } from './PreviewSites.ts';
import { asksForWorker, sendRemoval } from '@artha/edge/removeWorker';
import { pathOf } from '@artha/edge/requestTarget';

/** No cache keeps a page of a preview, and no search engine shows it: only people with the link get it. */
const previewHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' } as const;

const ENDED = 'This preview has ended, or was never here. Whoever sent you the link can make a new one.\n';

/**
 * Serves each preview at its own origin, `<id>.<host of previews>`: by the Host header alone, because a cache knows no
 * other. A host below that address without a preview has nothing.
 * @param url the address below which previews are.
 */
export function servePreviews({ app, store, trust, log }: EdgeParts, url: string): { readonly answer: AnswerRequest } {
  const sites = new PreviewSites(store, trust, (fault) => {
    log({ level: 'error', message: `A preview is not shown: ${fault.message}` });
  });
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
  return {
    answer: (request, reply) => {
      const preview = found.get(request);
      // A preview is for a while: nothing of it stays on a device.
      if (preview && asksForWorker(request)) return sendRemoval(reply);
      return preview && sendFromPreview(preview, request, reply);
    },
  };
}

/** Answers a request for a page or another file of a preview. */
async function sendFromPreview(
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
