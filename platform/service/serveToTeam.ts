import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { SubmitContext } from '@artha/core/submit';
import { READING_HEADER } from '@artha/core/readingRequest';
import { refusalSchema } from './apiSchemas.ts';
import { checkReader } from './checkReader.ts';
import { nameOf, nameParams } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';

/** A route of a remote that its team alone may read. */
interface TeamRoute {
  /** With `:name` for the remote. */
  readonly path: string;
  readonly summary: string;
  readonly response: GenericSchema;
  /** @param context of this request. */
  readonly answer: (name: string, context: SubmitContext) => unknown;
}

/** Serves what a remote's team alone may read, to requests that a key of it signed. */
export function serveToTeam(
  app: FastifyInstance,
  context: () => SubmitContext,
  { path, summary, response, answer }: TeamRoute,
): void {
  app.get(
    path,
    {
      schema: {
        summary,
        description: `The header ${READING_HEADER} holds a request that a key of the remote’s team signed, in Base64.`,
        params: nameParams,
        response: { 200: responseSchema(response), '4xx': responseSchema(refusalSchema) },
      },
    },
    async (request) => {
      const name = nameOf(request);
      const own = context();
      await checkReader(name, request, own);
      return answer(name, own);
    },
  );
}
