import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge } from '@artha/edge/createEdge';
import { readServiceKey } from '@artha/edge/readServiceKey';
import { readSessionSecret } from '@artha/edge/readSessionSecret';
import { createEdgeMetrics } from '@artha/edge/edgeMetrics';
import { observePart } from './observePart.ts';
import { onStop } from '@artha/process/onStop';
import { openStore } from '@artha/object-storage/openStore';
import { readIfThere } from '@artha/core/readIfThere';
import { readSigner } from '@artha/core/signer';
import { endWith, isCdnPurged, listenAt, optional, readNamed, required } from './environment.ts';

/** How often an edge checks a store over the network for a newer site, in ms. */
const LOOK_EVERY_MS = 500;

/** Serves the site of a store in its own process; other services are behind the same gateway. */
async function run(): Promise<void> {
  const metrics = createEdgeMetrics();
  const { log, close } = await observePart('edge', metrics.registry);
  const keyFile = optional('ARTHA_EDGE_KEY');
  const edgeKey = keyFile === undefined ? undefined : await readIfThere(keyFile);
  if (!edgeKey) log({ level: 'info', message: 'ARTHA_EDGE_KEY names no key: visits do not decide about releases.' });
  const authServiceKey = await readServiceKey(optional('AUTH_SERVICE_KEY'));
  if (authServiceKey === undefined)
    log({ level: 'info', message: 'AUTH_SERVICE_KEY names no key: people cannot delete their own accounts.' });
  const secretFile = optional('ARTHA_SESSION_KEY');
  const edge = await createEdge({
    log,
    metrics,
    store: openStore(required('ARTHA_STORE')),
    vitalsFile: optional('ARTHA_VITALS_FILE'),
    trust: { root: readNamed('ARTHA_TRUST_ROOT'), stateFile: optional('ARTHA_STATE_FILE') },
    lookEveryMs: LOOK_EVERY_MS,
    isCdnPurged: isCdnPurged(),
    releaseServiceUrl: optional('ARTHA_RELEASE_SERVICE'),
    errorsUrl: optional('ARTHA_ERRORS'),
    authUrl: optional('AUTH_UPSTREAM'),
    authServiceKey,
    sessionSecret: secretFile === undefined ? undefined : await readSessionSecret(secretFile),
    trustedProxies: optional('ARTHA_TRUST_PROXY'),
    cookiesOfProxies: optional('ARTHA_PROXY_COOKIES')?.split(/[\s,]+/),
    features: edgeFeatures({
      previewsUrl: optional('ARTHA_PREVIEWS_URL'),
      isOfflineOff: optional('ARTHA_OFFLINE') === 'off',
      countsKey: edgeKey && readSigner(edgeKey.toString()),
    }),
  });
  log({ level: 'info', message: `The edge listens on ${await edge.listen(listenAt())}` });
  onStop(async () => {
    await edge.close();
    await close();
  });
}

await run().catch(endWith);
