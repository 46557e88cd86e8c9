import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { Refusal } from '@artha/core/refusal';

/** The remote in an address, for the OpenAPI document. */
export const nameParams = { type: 'object', properties: { name: { type: 'string' } } } as const;

const paramsSchema = v.object({ name: nameSchema });

/**
 * The remote in the address of a request.
 * @throws Refusal if no remote can have this name.
 */
export function nameOf(request: FastifyRequest): string {
  const params = v.safeParse(paramsSchema, request.params);
  if (params.success) return params.output.name;
  throw new Refusal('RE-20', 'There is no remote with this name.');
}

/** The CI token of a request, if it has one (RFC 6750). */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (?<token>\S+)$/.exec(headers.authorization ?? '')?.groups?.['token'];
}
