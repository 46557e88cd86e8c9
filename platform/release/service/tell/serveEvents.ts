import type { FastifyInstance } from 'fastify';
import type { SubmitContext } from '../../publish/submit.ts';
import { READING_HEADER } from '../../trust/readingRequest.ts';
import { eventsSchema, refusalSchema } from '../apiSchemas.ts';
import { checkReader } from '../checkReader.ts';
import { nameOf, nameParams } from '../requestParts.ts';
import { responseSchema } from '../responseSchema.ts';
import type { Teller } from './openTeller.ts';

/** What the route needs. */
export interface EventsOptions {
  readonly context: () => SubmitContext;
  /** Undefined if the service tells no one. */
  readonly teller: Teller | undefined;
}

/** Shows a team the last events of its remote, and the key that proves its web hooks. */
export function serveEvents(app: FastifyInstance, { context, teller }: EventsOptions, done: () => void): void {
  app.get(
    '/v1/remotes/:name/events',
    {
      schema: {
        summary: 'What happened to a remote, and whether its team could be told',
        description: `The header ${READING_HEADER} holds a request that a key of the remote’s team signed, in Base64.`,
        params: nameParams,
        response: { 200: responseSchema(eventsSchema), '4xx': responseSchema(refusalSchema) },
      },
    },
    async (request) => {
      const name = nameOf(request);
      await checkReader(name, request, context());
      const events = teller?.eventsOf(name) ?? [];
      return {
        ...(teller && { hookKey: teller.hookKeyOf(name) }),
        events: events.map(({ kind, at, subject, untold }) => ({ kind, at, subject, untold })),
      };
    },
  );
  done();
}
