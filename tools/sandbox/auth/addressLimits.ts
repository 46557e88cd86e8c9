import type { FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';
import { authRules } from './authRules.ts';
import { ipAddressOf } from './requestParts.ts';

interface Bucket {
  left: number;
  atMs: number;
}

/** The limits of one address, as with the settings of docker-compose.yml (GoTrue: `apilimiter`). */
const kinds = [
  { form: /^POST \/token$/, perMs: authRules.tokensIn5Minutes / 300_000 },
  { form: /^(?:GET|POST) \/verify$/, perMs: authRules.verifiedIn5Minutes / 300_000 },
  { form: /^(?:POST \/(?:signup|recover|resend)|PUT \/user)$/, perMs: authRules.sentIn5Minutes / 300_000 },
  { form: /^POST \/factors\/[^/]+\/challenge$/, perMs: authRules.factorRequestsInAMinute / 60_000 },
  { form: /^POST \/factors\/[^/]+\/verify$/, perMs: authRules.factorRequestsInAMinute / 60_000 },
] as const;

/**
 * Creates the check of a request, by the address that a gateway names; the service does not limit others.
 * @param now milliseconds since 1970.
 * @returns throws ApiError above a limit.
 */
export function createAddressLimits(now: () => number): (request: FastifyRequest, path: string) => void {
  const buckets = kinds.map(() => new Map<string, Bucket>());
  return (request, path) => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const index = kinds.findIndex(({ form }) => form.test(`${request.method} ${path}`));
    const [kind, own] = [kinds[index], buckets[index]];
    if (!kind || !own) return;
    const address = ipAddressOf(request);
    const nowMs = now();
    const { left, atMs } = own.get(address) ?? { left: authRules.burst, atMs: nowMs };
    const refilled = Math.min(authRules.burst, left + (nowMs - atMs) * kind.perMs);
    const isTaken = refilled >= 1;
    own.set(address, { left: isTaken ? refilled - 1 : refilled, atMs: nowMs });
    if (!isTaken) throw new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}
