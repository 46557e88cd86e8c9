import proxy from '@fastify/http-proxy';
import fastify from 'fastify';
import { onStop } from '@artha/process/onStop';
import { createNamedServer } from '@artha/sandbox/createNamedServer';
import { startSandbox } from '@artha/sandbox/startSandbox';
import { endWith, optional, readNamed, required } from './environment.ts';
import { standInNames } from './standInNames.ts';

const TLS_PORT = 443;
/** The port of Supabase Auth that the gateway uses. */
const AUTH_PORT = 9999;

/**
 * Runs the stand-ins for services that a site on one machine does not have. If there is a certificate, the real
 * Supabase Auth uses it to reach Google and a phone network.
 */
async function run(): Promise<void> {
  const isBesideAuth = optional('STAND_INS_CERTIFICATE') !== undefined;
  const siteUrl = required('ARTHA_ORIGIN');
  const sandbox = await startSandbox({
    siteUrl,
    externalUrl: `${siteUrl}/auth/v1`,
    folder: optional('STAND_INS_FOLDER'),
    limitsAddresses: true,
    port: 8081,
    googlePort: 8082,
    host: '0.0.0.0',
    googleIssuerUrl: isBesideAuth ? `https://${standInNames.google}` : undefined,
  });
  const named = isBesideAuth
    ? createNamedServer({
        key: readNamed('STAND_INS_KEY'),
        cert: readNamed('STAND_INS_CERTIFICATE'),
        standIns: new Map([
          [standInNames.google, sandbox.googleUrl],
          [standInNames.phone, sandbox.url],
        ]),
      }).listen(TLS_PORT)
    : undefined;
  const auth = fastify({ logger: false, forceCloseConnections: true });
  if (!isBesideAuth) {
    await auth.register(proxy, { upstream: sandbox.authUrl });
    await auth.listen({ port: AUTH_PORT, host: '0.0.0.0' });
  }
  console.log(`The stand-ins are at ${sandbox.url}, their Google at ${sandbox.googleUrl}`);
  onStop(async () => {
    named?.closeAllConnections();
    named?.close();
    await auth.close();
    await sandbox.close();
  });
}

await run().catch(endWith);
