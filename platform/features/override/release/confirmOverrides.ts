import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusalSchema } from '@artha/service/apiSchemas';
import { timeOf } from '@artha/core/changeSite';
import { Refusal } from '@artha/core/refusal';
import type { RouteParts } from '@artha/service/ReleaseFeature';
import { nameOf, nameParams } from '@artha/service/requestParts';
import { responseSchema } from '@artha/service/responseSchema';
import { checkOverride, signOverrideRecord } from './override.ts';
import { overrideRecordSchema, overrideStatementSchema } from './overrideSchemas.ts';

/**
 * Confirms that a team may run its own build in one tab of the site. Nothing of the site changes: the record is of use
 * only in the tab that asked for it.
 */
export function confirmOverrides(app: FastifyInstance, { context }: RouteParts): void {
  app.post(
    '/v1/remotes/:name/overrides',
    {
      schema: {
        summary: 'Confirm that a team runs its own build of its remote in one tab',
        params: nameParams,
        response: { 200: responseSchema(overrideRecordSchema), '4xx': responseSchema(refusalSchema) },
      },
    },
    async (request) => {
      const said = v.safeParse(overrideStatementSchema, request.body);
      if (!said.success) throw new Refusal('RE-22', 'The request has no statement.');
      const own = context();
      const { authority, audience } = own;
      const expected = { policy: await authority.readPolicy(), audience, now: timeOf(own) };
      const override = checkOverride(nameOf(request), said.output.statement, expected);
      return { record: signOverrideRecord(override, authority.signer) };
    },
  );
}
