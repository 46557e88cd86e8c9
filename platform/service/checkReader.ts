import type { FastifyRequest } from 'fastify';
import { timeOf } from '@artha/core/changeSite';
import type { SubmitContext } from '@artha/core/submit';
import { checkReading, READING_HEADER } from '@artha/core/readingRequest';

/**
 * Checks that a key of a remote's team signed a request to read what only the team sees.
 * @throws Refusal if none did.
 */
export async function checkReader(name: string, { headers }: FastifyRequest, context: SubmitContext): Promise<void> {
  const header = headers[READING_HEADER];
  const policy = await context.authority.readPolicy();
  const signed = typeof header === 'string' ? header : undefined;
  checkReading(name, signed, { policy, audience: context.audience, now: timeOf(context) });
}
