import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { startGoogle } from '@artha/platform/sandbox';

/** The one issuer that Supabase Auth takes for Google; its address cannot be configured. */
const HOST = 'accounts.google.com';

/** A certificate for that name which only who is told of it trusts, in a folder. */
function certificateIn(folder: string): { readonly key: Buffer; readonly cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(cert)) {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
    const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
    execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** What leads a server to the stand-in for Google by the name of the real one. */
export interface GoogleAlias {
  readonly close: () => Promise<void>;
}

/**
 * Starts the stand-in for Google under Google's name: a proxy (`HTTPS_PROXY`) that leads to that name alone, with a
 * certificate of its own (`SSL_CERT_FILE`). No name of this machine changes, and nothing leaves it. The stand-in listens at
 * the next port, the same each time: the server keeps what it once found out about Google.
 */
export async function startGoogleAlias(port: number, folder: string): Promise<GoogleAlias> {
  const google = await startGoogle(port + 1, `https://${HOST}`);
  const encrypted = createTlsServer(certificateIn(folder), (_request, response) => {
    void fetch(`${google.url}/.well-known/openid-configuration`)
      .then((answer) => answer.text())
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text));
  });
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
