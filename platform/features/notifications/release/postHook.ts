import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './privateAddress.ts';

/** How long a receiver may take, in ms. */
const TIMEOUT_MS = 15_000;

/** A web hook that was not accepted. */
export class HookFailure extends Error {
  /** Whether the receiver wants no more attempts (410). */
  readonly isFinal: boolean;

  constructor(
    message: string,
    { isFinal = false, cause }: { readonly isFinal?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

/** A web hook to send. */
export interface Hook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** The limits of addresses for web hooks. */
export interface HookLimits {
  /** Whether they may lead to this machine and its network, also without TLS: for a site on one's own machine. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number;
}

const refusePrivate = (host: string) => new HookFailure(`${host} is not an address of the public internet.`);

/** Resolves names for a connection itself, so that a name cannot lead elsewhere after it was checked. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) {
      callback(error, '');
      return;
    }
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address))) callback(refusePrivate(host), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** @throws HookFailure if an address may not be called. */
function checkAddress({ protocol, hostname, username, password }: URL, allowsPrivate: boolean): void {
  if (username !== '' || password !== '') throw new HookFailure('The address of a web hook holds no password.');
  if (allowsPrivate) return;
  if (protocol !== 'https:') throw new HookFailure('The address of a web hook begins with https://.');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw refusePrivate(host);
}

/**
 * Sends a web hook. No redirect is followed, and the response is not read, so it reveals nothing of this network.
 * @throws HookFailure unless the receiver answers with a status of success.
 */
export async function postHook({ url, headers, body }: Hook, limits: HookLimits): Promise<void> {
  const { allowsPrivate, timeoutMs = TIMEOUT_MS } = limits;
  const address = new URL(url);
  checkAddress(address, allowsPrivate);
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  const status = await new Promise<number>((answered, failed) => {
    const request = send(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsPrivate && { lookup: lookupPublic }),
      },
      (response) => {
        answered(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', failed);
    request.end(body);
  }).catch((cause: unknown) => {
    if (cause instanceof HookFailure) throw cause;
    throw new HookFailure('The receiver cannot be reached, or does not answer in time.', { cause });
  });
  if (status < 200 || status > 299)
    throw new HookFailure(`The receiver answered ${String(status)}.`, { isFinal: status === 410 });
}
