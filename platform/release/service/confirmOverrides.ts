import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../format/refusal.ts';
import { timeOf } from '../publish/changeSite.ts';
import type { SubmitContext } from '../publish/submit.ts';
import { checkOverride, signOverrideRecord } from '../trust/override.ts';
import { overrideRecordSchema, overrideStatementSchema, refusalSchema } from './apiSchemas.ts';
import { nameOf, nameParams } from './requestParts.ts';
import { responseSchema } from './responseSchema.ts';

/**
 * Confirms that a team may run its own build in one tab of the site. Nothing of the site changes: the record is of use
 * only in the tab that asked for it.
 */
export function confirmOverrides(
  app: FastifyInstance,
  { context }: { readonly context: () => SubmitContext },
  done: () => void,
): void {
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
  done();
}
