import type { FastifyInstance } from 'fastify';
import { Refusal } from '@artha/core/refusal';
import { listPreviews, preview, type PreviewContext } from './preview.ts';
import { ownerOf } from '@artha/core/policy';
import { previewSchema, previewsSchema } from './previewSchemas.ts';
import { refusalSchema } from '@artha/service/apiSchemas';
import type { RouteParts } from '@artha/service/ReleaseFeature';
import { serveToTeam } from '@artha/service/serveToTeam';
import { RenderTurns } from '@artha/service/RenderTurns';
import { nameOf, nameParams, tokenOf } from '@artha/service/requestParts';
import { responseSchema } from '@artha/service/responseSchema';

/** The address of preview orders. */
const PREVIEWS_ROUTE = '/v1/remotes/:name/previews';

/** Accepts preview orders, and lists previews to their team. Their pages are rendered in the turn of their team, as those of its publishes. */
export function servePreviews(
  app: FastifyInstance,
  { context, countOutcome, previewsUrl }: RouteParts & Pick<PreviewContext, 'previewsUrl'>,
): void {
  const turns = new RenderTurns();
  // An order is verified byte for byte as it was signed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  serveToTeam(app, context, {
    path: PREVIEWS_ROUTE,
    summary: 'The previews of a remote’s team, with their links',
    response: previewsSchema,
    answer: async (name, own) => ({ previews: await listPreviews({ ...own, previewsUrl }, name) }),
  });

  app.post(
    PREVIEWS_ROUTE,
    {
      schema: {
        summary: 'Carry out a preview order: the site with this release in it, at an address of its own',
        description: 'Sending the same preview order again changes nothing.',
        params: nameParams,
        consumes: ['application/json'],
        response: { 200: responseSchema(previewSchema), '4xx': responseSchema(refusalSchema) },
        security: [{ token: [] }, {}],
      },
    },
    async (request) => {
      const order = request.body;
      if (!(order instanceof Uint8Array)) throw new Refusal('RE-22', 'The request has no preview order.');
      const name = nameOf(request);
      const team = ownerOf(await context().authority.readPolicy(), name)?.owner ?? name;
      const result = await turns.run(team, () =>
        preview({ ...context(), previewsUrl }, { name, order, token: tokenOf(request) }),
      );
      countOutcome(request, ['done', 'none']);
      return result;
    },
  );
}
