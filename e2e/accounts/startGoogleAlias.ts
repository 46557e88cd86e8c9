import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { certificateFor, createNamedServer, startGoogle } from '@artha/platform/sandbox';

/** The one issuer that Supabase Auth takes for Google; its address cannot be configured. */
const HOST = 'accounts.google.com';

/** A certificate for that name which only who is told of it trusts, in a folder. */
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

/** How a server reaches the stand-in for Google. */
export interface GoogleOptions {
  /** Of the proxy (`HTTPS_PROXY`). */
  readonly port: number;
  /** Of the stand-in, the same each time: the server keeps what it once found out about Google. */
  readonly standInPort: number;
  /** Where the certificate is (`SSL_CERT_FILE`), or is put. */
  readonly folder: string;
}

/** What leads a server to the stand-in for Google by the name of the real one. */
export interface GoogleAlias {
  readonly close: () => Promise<void>;
}

/**
 * Starts the stand-in for Google under Google's name: a proxy (`HTTPS_PROXY`) that leads to that name alone, with a
 * certificate of its own (`SSL_CERT_FILE`). No name of this machine changes, and nothing leaves it.
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
