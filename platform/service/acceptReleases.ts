import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { Refusal } from '@artha/core/refusal';
import { ARCHIVE_BYTES } from '@artha/core/releaseArchive';
import { readSnapshot } from '@artha/core/changeSite';
import { checkWeight } from '@artha/core/checkWeight';
import { storeRelease } from '@artha/core/publish';
import { acceptSubmission } from '@artha/core/submit';
import { budgetRules } from '@artha/core/budgetRules';
import { ownerOf } from '@artha/core/policy';
import type { ReleaseOrder } from '@artha/core/releaseOrder';
import { ORDER_HEADER, refusalSchema } from './apiSchemas.ts';
import { receiveUpload } from './receiveUpload.ts';
import type { RouteParts, ServiceContext } from './ReleaseFeature.ts';
import { RenderTurns } from './RenderTurns.ts';
import { nameOf, tokenOf } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';

/** The address of an upload, for the metrics, too. */
export const RELEASES_ROUTE = '/v1/remotes/:name/releases/:sha256';

const paramsSchema = v.object({ name: nameSchema, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

function orderOf({ headers }: FastifyRequest): Buffer {
  const header = headers[ORDER_HEADER];
  if (typeof header !== 'string') throw new Refusal('RE-22', `An upload needs its release order in “${ORDER_HEADER}”.`);
  return Buffer.from(header, 'base64');
}

/** The order of an upload, which its sender may give. */
async function acceptOrderOf(request: FastifyRequest, context: ServiceContext): Promise<Pick<ReleaseOrder, 'release'>> {
  const submission = { name: nameOf(request), order: orderOf(request), token: tokenOf(request) };
  const others = context.features?.find(({ uploads }) => uploads?.areLike(submission.order))?.uploads;
  if (others) return others.accept(context, submission);
  return (await acceptSubmission(context, (await readSnapshot(context)).state, submission)).order;
}

/** Accepts uploads of releases, each with its release order. */
export function acceptReleases(app: FastifyInstance, { context, countOutcome }: RouteParts, done: () => void): void {
  const turns = new RenderTurns();
  // Kept as it is: only a process of its own decompresses and parses it.
  app.addContentTypeParser(
    'application/gzip',
    { parseAs: 'buffer', bodyLimit: ARCHIVE_BYTES },
    (_request, body, parsed) => {
      parsed(null, body);
    },
  );

  app.put(
    RELEASES_ROUTE,
    {
      // Rejects unauthorised uploads before reading the body.
      onRequest: async (request) => {
        await acceptOrderOf(request, context());
      },
      schema: {
        summary: 'Upload a release: a gzip-compressed tar archive of release.json, browser/ and server/',
        description: `The header ${ORDER_HEADER} holds its signed release order in Base64. Uploading it again changes nothing.`,
        params: { type: 'object', properties: { name: { type: 'string' }, sha256: { type: 'string' } } },
        consumes: ['application/gzip'],
        response: {
          201: { type: 'object', properties: { digest: { type: 'string' } } },
          '4xx': responseSchema(refusalSchema),
        },
        security: [{ token: [] }, {}],
      },
    },
    async (request, reply) => {
      const { name, sha256 } = v.parse(paramsSchema, request.params);
      if (!(request.body instanceof Uint8Array)) throw new Refusal('RE-28', 'The upload has no content.');
      const archive = request.body;
      const { store, config, authority } = context();
      const { product } = config;
      const policy = await authority.readPolicy();
      const received = await turns.run(ownerOf(policy, name)?.owner ?? name, () =>
        receiveUpload(archive, { name, sha256, product }),
      );
      const order = await acceptOrderOf(request, context());
      if (order.release?.sha256 !== sha256)
        throw new Refusal('RE-28', 'The uploaded release.json is not the one that was signed.');
      const { registry } = (await readSnapshot(context())).state;
      await checkWeight(store, registry, received, budgetRules(policy, name));
      await storeRelease(context(), received);
      countOutcome(request, ['done', 'none']);
      return reply.code(201).send({ digest: received.digest });
    },
  );
  done();
}
