import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { certificateFor } from '@artha/sandbox/certificateFor';
import { createNamedServer } from '@artha/sandbox/createNamedServer';
import { startGoogle } from '@artha/sandbox/startGoogle';

/** The only issuer that Supabase Auth accepts for Google; its address cannot be configured. */
const HOST = 'accounts.google.com';

/** Creates a certificate for that name in a folder; only clients that are told trust it. */
async function certificateIn(folder: string): Promise<{ readonly key: string; readonly cert: string }> {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  if (!existsSync(certFile)) {
    const made = await certificateFor([HOST]);
    mkdirSync(folder, { recursive: true });
    writeFileSync(keyFile, made.private, { mode: 0o600 });
    writeFileSync(certFile, made.cert);
  }
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}

/** How a server reaches the Google stand-in. */
export interface GoogleOptions {
  /** Of the proxy (`HTTPS_PROXY`). */
  readonly port: number;
  /** Of the stand-in, always the same: the server caches Google's discovery document. */
  readonly standInPort: number;
  /** Path of the certificate (`SSL_CERT_FILE`), which may be created there. */
  readonly folder: string;
}

/** The connection of a server to the Google stand-in under the real name. */
export interface GoogleAlias {
  readonly close: () => Promise<void>;
}

/**
 * Starts the Google stand-in under Google's name: a proxy (`HTTPS_PROXY`) for that name only, with its own certificate
 * (`SSL_CERT_FILE`). No name resolution on this machine changes, and no request leaves it.
 */
export async function startGoogleAlias({ port, standInPort, folder }: GoogleOptions): Promise<GoogleAlias> {
  const google = await startGoogle({ port: standInPort, issuerUrl: `https://${HOST}` });
  const encrypted = createNamedServer({ ...(await certificateIn(folder)), standIns: new Map([[HOST, google.url]]) });
  const proxy = createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connect', (request, socket) => {
    if (request.url !== `${HOST}:443`) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    encrypted.emit('connection', socket);
  });
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, '127.0.0.1', resolve);
  }).catch(async (error: unknown) => {
    await google.close();
    throw error;
  });
  return {
    close: async () => {
      encrypted.closeAllConnections();
      proxy.closeAllConnections();
      proxy.close();
      await google.close();
    },
  };
}
