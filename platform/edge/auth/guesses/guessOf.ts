import * as v from 'valibot';
import type { Guess } from './GuessLimits.ts';

/** A request, as far as it says what is guessed. */
interface GuessRequest {
  readonly method: string;
  /** Below the address of the service, without its query. */
  readonly path: string;
  readonly body: unknown;
  readonly network: string;
  /** The id of the person whose session it has. */
  readonly person: string | undefined;
}

const guessedFields = ['email', 'phone', 'password', 'token'];

/** Whether a body has fields that the service could read in another way than the edge: Go ignores the case of names. */
export function isAmbiguous(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(body).some((name) => !guessedFields.includes(name) && guessedFields.includes(name.toLowerCase()));
}

const text = v.optional(v.string(), '');
const accountFields = { email: text, phone: text };
const passwordBody = v.object({ ...accountFields, password: v.string() });
const codeBody = v.object({ ...accountFields, token: v.string() });

function accountOf({ email, phone }: { readonly email: string; readonly phone: string }): string {
  return (email === '' ? phone : email).trim().toLowerCase();
}

/** Finds what a request guesses; undefined if nothing that people could enter. */
export function guessOf({ method, path, body, network, person }: GuessRequest): Guess | undefined {
  if (method !== 'POST') return undefined;
  if (path === '/token') {
    const sent = v.safeParse(passwordBody, body);
    return sent.success ? { secret: `password of ${accountOf(sent.output)}`, network } : undefined;
  }
  if (path === '/verify') {
    const sent = v.safeParse(codeBody, body);
    return sent.success ? { secret: `code for ${accountOf(sent.output)}`, network } : undefined;
  }
  const [, factor] = /^\/factors\/([^/]+)\/verify$/.exec(path) ?? [];
  if (factor === undefined || person === undefined) return undefined;
  return { secret: `factor ${factor.toLowerCase()} of ${person}`, network: undefined };
}
