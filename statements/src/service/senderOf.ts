import { clientNetworkOf } from '@artha/observability';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whom an upload is counted for. */
export interface Sender {
  /** The client address, or its network. */
  readonly network: string;
  /** The digest that tells clients of one address from each other: short, neither logged nor stored. */
  readonly client: string;
}

/** Headers that a browser sends with the same values each time. */
const steadyHeaders = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
] as const;

/** Reads whom a request is counted for. */
export function senderOf({ ip, headers }: { readonly ip: string; readonly headers: IncomingHttpHeaders }): Sender {
  const values = steadyHeaders.map((name) => headers[name] ?? '');
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
  return { network: clientNetworkOf(ip), client: digest.slice(0, 12) };
}
