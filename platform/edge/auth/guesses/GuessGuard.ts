import { clientNetworkOf } from '@artha/observability';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { readSmallBody } from '../session/readSmallBody.ts';
import { refusals, refuse, type AuthRefusal } from '../session/refusals.ts';
import { GuessLimits, type GuessOutcome } from './GuessLimits.ts';
import { guessOf, isAmbiguous } from './guessOf.ts';

/** Addresses whose bodies say whose secret is guessed. */
const readPaths = ['/token', '/verify'];

/** The codes with which the service says that a guess is wrong. */
const wrongCodes = ['invalid_credentials', 'mfa_verification_failed', 'otp_expired'];

/** The service's answer, as far as it tells how a guess ended. */
interface GuessAnswer {
  readonly statusCode: number;
  getHeader(name: string): unknown;
}

function outcomeOf(answer: GuessAnswer): GuessOutcome {
  const { statusCode } = answer;
  if (statusCode < 400) return 'right';
  const code = answer.getHeader('x-sb-error-code');
  const isRefused = statusCode < 500 && statusCode !== 429;
  return isRefused && (code === undefined || wrongCodes.some((one) => one === code)) ? 'wrong' : 'neither';
}

/** Lets no one guess passwords and codes quickly: the service itself only counts requests of an address. */
export class GuessGuard {
  readonly #limits = new GuessLimits(() => performance.now());
  readonly #ends = new WeakMap<object, (outcome: GuessOutcome) => void>();

  /** Answers a request that has to wait. @param person whose session it has. */
  async admit(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    person: string | undefined,
  ): Promise<FastifyReply | undefined> {
    if (request.method !== 'POST') return undefined;
    const path = decodePath(address);
    let { body } = request;
    // A renewal is read already, and others need no body.
    if (readPaths.includes(path) && (body instanceof Readable || typeof body === 'string')) {
      body = await readSmallBody(body);
      if (body === undefined || isAmbiguous(body)) return refuse(reply, refusals.badBody);
      // Written again, because the service and this edge could read what was sent differently. The proxy writes JSON.
      const isJson = /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
      request.body = isJson ? body : JSON.stringify(body);
    }
    const guess = guessOf({
      method: request.method,
      path,
      body,
      network: clientNetworkOf(request.ip),
      person,
    });
    if (guess === undefined) return undefined;
    const begun = this.#limits.begin(guess);
    if (typeof begun === 'number') return refuse(reply, waitFor(begun));
    this.#ends.set(request, begun);
    // Whoever leaves before the answer does not learn it.
    reply.raw.once('close', () => {
      this.#end(request, 'neither');
    });
    return undefined;
  }

  /** Notes how a guess ended. */
  end(request: object, answer: GuessAnswer): void {
    this.#end(request, outcomeOf(answer));
  }

  #end(request: object, outcome: GuessOutcome): void {
    this.#ends.get(request)?.(outcome);
    this.#ends.delete(request);
  }
}

/** The path as the most tolerant service reads it. */
function decodePath(address: string): string {
  const path = address.replace(/\/+$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function waitFor(seconds: number): AuthRefusal {
  const { status, headers, body } = refusals.tooManyGuesses;
  const wait = `Try again in ${String(seconds)} seconds.`;
  return {
    status,
    headers: { ...headers, 'Retry-After': String(seconds) },
    body: { ...body, message: `${body.message} ${wait}` },
  };
}
