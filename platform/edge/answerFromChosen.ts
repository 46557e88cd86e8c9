import type { FastifyRequest } from 'fastify';
import { answerFromSite, type SiteAnswer } from './answerFromSite.ts';
import type { ChosenSite } from './EdgeFeature.ts';

/**
 * The response from a chosen site. It is never compared with what a cache has: a cache that keeps one of the releases would
 * take that for every visitor's.
 */
export async function answerFromChosen({ site, headers }: ChosenSite, request: FastifyRequest): Promise<SiteAnswer> {
  const { 'accept-encoding': accepted } = request.headers;
  const asked = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await answerFromSite(site, request.url, asked);
  const { ETag: _, ...own } = answer.headers;
  return { ...answer, headers: { ...own, ...headers } };
}
