import { openEdgeSite } from '@artha/edge/testing/edgeSite';
import { startCachingNginx } from '@artha/edge/testing/cachingNginx';
import { whyNoNginx } from '@artha/edge/testing/nginxServer';
import type { Target } from './tryRequest.ts';

/** An edge, and the same edge behind nginx with the configuration of `deploy/cdn`, if nginx is installed. */
export async function openTargets(): Promise<{
  readonly targets: readonly Target[];
  readonly close: () => Promise<void>;
}> {
  const site = await openEdgeSite({ authUrl: 'http://127.0.0.1:9', statementsUrl: 'http://127.0.0.1:9' });
  const edgePort = Number(new URL(site.url).port);
  const nginx = whyNoNginx() === undefined ? await startCachingNginx(edgePort, edgePort) : undefined;
  return {
    targets: [{ name: 'edge', url: site.url }, ...(nginx ? [{ name: 'nginx', url: nginx.url }] : [])],
    close: async () => {
      await nginx?.close();
      await site.close();
    },
  };
}
