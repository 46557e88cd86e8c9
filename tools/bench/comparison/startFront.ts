import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A compressed file of a bundle. */
export interface BundleFile {
  readonly type: 'text/html' | 'text/javascript';
  /** By Brotli. */
  readonly content: Uint8Array;
}

/** How a browser talks to the front. */
export type HttpVersion = 'HTTP/1.1' | 'HTTP/2';

/** A server on loopback. */
export interface Front {
  readonly url: string;
  readonly close: () => void;
}

/** Creates a key with a certificate that no browser trusts. */
function createCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'artha-bench-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

/** Headers of one connection, which the next one has not; HTTP/2 has none of them. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

function passOn(site: string, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const upstream = request(new URL(incoming.url, site), {
    method: incoming.method,
    headers: Object.fromEntries(headers),
  });
  upstream.on('response', (response) => {
    const own = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
    answer.writeHead(response.statusCode ?? 500, Object.fromEntries(own));
    response.pipe(answer);
  });
  upstream.on('error', () => {
    answer.writeHead(502).end();
  });
  incoming.pipe(upstream);
}

/**
 * Serves bundles, and everything else from the site's edge, by one protocol, so that both are compared over the same
 * server.
 * @param files by address.
 */
export async function startFront(
  site: string,
  files: ReadonlyMap<string, BundleFile>,
  version: HttpVersion,
): Promise<Front> {
  const protocols = version === 'HTTP/2' ? ['h2'] : ['http/1.1'];
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true, ALPNProtocols: protocols });
  server.on('request', (incoming, answer) => {
    const file = files.get(incoming.url);
    if (!file) {
      passOn(site, incoming, answer);
      return;
    }
    const { type, content } = file;
    const lasts = type === 'text/javascript' ? 'public, max-age=31536000, immutable' : 'no-cache';
    answer.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': content.length,
      'cache-control': lasts,
    });
    answer.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  return { url: `https://127.0.0.1:${port}`, close: () => server.close() };
}

/** @throws if the server does not listen. */
function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The front does not listen.');
  return address;
}
