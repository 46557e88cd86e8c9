import type { IncomingHttpHeaders } from 'node:http';
import type { AcceptedBodies } from './EdgeFeature.ts';
import { originForm, pathOf } from './requestTarget.ts';

/** The upload address for statements, and its methods: `OPTIONS` is for other sites (CORS). */
export const UPLOAD_PATH = '/upload';
/** Methods that the statement service accepts. */
export const uploadMethods = ['POST', 'OPTIONS'] satisfies string[];

/** Prefix of addresses that are passed to the authentication service, if there is one. */
export const AUTH_PATH = '/auth/v1';
/** Methods that the authentication service accepts. */
export const authMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] satisfies string[];
/** The limit of GoTrue for a body. */
const AUTH_BODY_BYTES = 1 << 20;
/** Addresses of links and small responses: their requests have no body. */
const bodylessMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Accepts the pages' reports of errors and loading times, and shows their sums. */
export const VITALS_PATH = '/vitals';

/** More than any statement: the service, which takes less, answers a file that is a little too large in words. */
const UPLOAD_BODY_BYTES = 64 << 20;
/** Reports of a page are small. */
const VITALS_BODY_BYTES = 64 << 10;

/** The edge's own addresses that accept a body. */
const ownBodies: ReadonlyMap<string, AcceptedBodies> = new Map([
  [UPLOAD_PATH, { methods: uploadMethods, maxBytes: UPLOAD_BODY_BYTES }],
  [VITALS_PATH, { methods: ['GET', 'HEAD', 'POST'], maxBytes: VITALS_BODY_BYTES }],
]);

/** The requests that an edge accepts besides those for pages. */
export interface Accepted {
  /** Whether there is an authentication service. */
  readonly hasAuth: boolean;
  /** The addresses of features that accept a body. */
  readonly bodies: ReadonlyMap<string, AcceptedBodies>;
}

/** The refusal of a request before it is handled. */
export interface RequestFault {
  readonly status: 400 | 404 | 405 | 413;
  readonly headers: Readonly<Record<string, string>>;
}

interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly httpVersion: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
}

const pageMethods = ['GET', 'HEAD'];

/** Whether a request has or announces a body (RFC 9112, section 6.3). */
function hasBody({ headers }: RequestHead): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/** HTTP/1.1 asks for exactly one Host, and an older client may leave it out (RFC 9112, section 3.2). */
function hasHost({ httpVersion, rawHeaders }: RequestHead): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Whether an address belongs to the authentication service. */
export const isAuthPath = (path: string): boolean => path === AUTH_PATH || path.startsWith(`${AUTH_PATH}/`);

function findAuthFault(
  request: RequestHead,
  hasAuth: boolean,
  close: Record<string, string>,
): RequestFault | undefined {
  const { method = '', headers } = request;
  if (!hasAuth) return { status: 404, headers: close };
  if (!authMethods.includes(method)) return { status: 405, headers: { ...close, Allow: authMethods.join(', ') } };
  const isTooLarge = Number(headers['content-length'] ?? 0) > AUTH_BODY_BYTES;
  return isTooLarge || (hasBody(request) && bodylessMethods.includes(method))
    ? { status: 413, headers: { Connection: 'close' } }
    : undefined;
}

/**
 * Why a request is rejected by its head, before its body is read; undefined if it is accepted. Only statements, reports
 * authentication requests and those of features may have a body: others would occupy a connection for no purpose.
 */
export function findRequestFault(request: RequestHead, { hasAuth, bodies }: Accepted): RequestFault | undefined {
  const { method = '', url = '' } = request;
  const close: Record<string, string> = hasBody(request) ? { Connection: 'close' } : {};
  const path = pathOf(originForm(url));
  if (path === undefined || !hasHost(request)) return { status: 400, headers: { Connection: 'close' } };
  if (isAuthPath(path)) return findAuthFault(request, hasAuth, close);
  const { methods, maxBytes } = ownBodies.get(path) ?? bodies.get(path) ?? { methods: pageMethods, maxBytes: 0 };
  if (!methods.includes(method)) return { status: 405, headers: { ...close, Allow: methods.join(', ') } };
  const takesBody = maxBytes > 0 && !pageMethods.includes(method);
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > maxBytes;
  if (hasBody(request) && (!takesBody || isTooLarge)) return { status: 413, headers: close };
  return undefined;
}
