import type { FastifyInstance } from 'fastify';
import { timeOf } from '@artha/core/changeSite';
import { readCounts } from './countsReport.ts';
import type { RouteParts } from '@artha/service/ReleaseFeature';
import { nameOf, nameParams } from '@artha/service/requestParts';
import { responseSchema } from '@artha/service/responseSchema';
import type { Rollouts } from './Rollouts.ts';
import { COUNTS_ROUTE, rolloutSchema } from './rolloutSchemas.ts';

/** The counts of all releases that an edge keeps. */
const REPORT_BYTES = 1024 * 1024;
/** How often rollouts are looked at without a report, in ms: the time of a stage may end. */
const LOOK_EVERY_MS = 30_000;

/** Accepts what edges count, decides about releases, and shows what is known of each rollout. */
export function acceptCounts(app: FastifyInstance, { context, log }: RouteParts, rollouts: Rollouts): void {
  const look = async () => {
    await rollouts.look();
    await rollouts.save().catch((error: unknown) => {
      log({ level: 'error', message: 'The rollouts could not be saved.', error });
    });
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  looking.unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    await look();
  });

  app.post(
    COUNTS_ROUTE,
    {
      bodyLimit: REPORT_BYTES,
      schema: {
        summary: 'Report what visits met: signed with the key of an edge',
        response: { 204: { type: 'null' }, '4xx': { type: 'null' } },
      },
    },
    async ({ body }, reply) => {
      const report = readCounts(body, await context().authority.readPolicy(), timeOf(context()));
      if (!report) return reply.code(403).send();
      rollouts.add(report);
      void look();
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/remotes/:name/rollout',
    {
      schema: {
        summary: 'The canary of a remote, how its releases compare, and what happened to them',
        params: nameParams,
        response: { 200: responseSchema(rolloutSchema) },
      },
    },
    (request) => rollouts.describe(nameOf(request)),
  );
}
