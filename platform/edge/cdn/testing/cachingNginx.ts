import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@artha/process/port';
import { deploy, makeNginxFolder, replaceIn, runNginx } from './nginxServer.ts';

/** The token for purging. */
export const purgeToken = 'may-purge';

/** An nginx that caches the answers of an edge. */
export interface CachingNginx {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts nginx as the cache of `deploy/cdn/` on free ports of the loopback interface.
 * @param edgePort of the cached edge.
 * @param gatewayPort of the services; by default a port on which nothing listens.
 */
export async function startCachingNginx(edgePort: number, gatewayPort = 9): Promise<CachingNginx> {
  const folder = makeNginxFolder();
  const [port, innerPort] = [String(await freePort()), String(await freePort())];
  let site = readFileSync(join(deploy, 'cdn/nginx.conf'), 'utf8');
  site = replaceIn(site, '127.0.0.1:8080', `127.0.0.1:${String(edgePort)}`);
  site = replaceIn(site, '127.0.0.1:8081', `127.0.0.1:${String(gatewayPort)}`);
  site = replaceIn(site, '127.0.0.1:8079', `127.0.0.1:${innerPort}`);
  site = replaceIn(site, 'listen 80;', `listen 127.0.0.1:${port};`);
  site = replaceIn(site, '/var/cache/nginx/artha', join(folder, 'cache'));
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'artha-purge.conf'), `"Bearer ${purgeToken}" 1;\n`);
  return { url: `http://127.0.0.1:${port}`, close: await runNginx(folder) };
}
