import { join } from 'node:path';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { checkAuthServer } from '@artha/edge/checkAuthServer';
import { purgerOf } from '@artha/edge/purger';
import { observePart } from './observePart.ts';
import { onStop } from '@artha/process/onStop';
import { openAuthority } from '@artha/core/authority';
import { createReleaseMetrics } from '@artha/service/releaseMetrics';
import { mailerOf, mailServerOf } from '@artha/features/mailer';
import { openTeller, tellerFiles } from '@artha/features/openTeller';
import { startReleaseService } from '@artha/service/startReleaseService';
import { openStore } from '@artha/object-storage/openStore';
import { IssuerKeys } from '@artha/core/verifyToken';
import { audience, endWith, listenAt, mayCallPrivateHooks, optional, required, siteConfig } from './environment.ts';

/** A service without a policy would reject every publish. */
const noPolicy = () => Promise.reject(new Error('ARTHA_SERVICE_FOLDER has no policy.json.'));

/** Runs the release service in its own process, with the keys and the policy of its folder. */
async function run(): Promise<void> {
  const metrics = createReleaseMetrics();
  const { log, close } = await observePart('release', metrics.registry);
  const purger = purgerOf(process.env, (message) => {
    log({ level: 'error', message });
  });
  const { config, problems } = await checkAuthServer(siteConfig(), optional('AUTH_UPSTREAM'));
  for (const message of problems) log({ level: 'info', message });
  const folder = required('ARTHA_SERVICE_FOLDER');
  const authority = await openAuthority(folder, noPolicy);
  const mailServer = mailServerOf(process.env);
  const teller = await openTeller({
    ...(await tellerFiles(folder)),
    readPolicy: authority.readPolicy,
    origin: config.origin,
    sendMail: mailServer && mailerOf(mailServer),
    hookLimits: { allowsPrivate: mayCallPrivateHooks() },
    log,
  });
  const service = await startReleaseService(
    {
      store: openStore(required('ARTHA_STORE')),
      config,
      authority,
      issuerKeys: new IssuerKeys(),
      onReplaced: purger?.onReplaced,
      features: releaseFeatures({
        previewsUrl: optional('ARTHA_PREVIEWS_URL'),
        errorsFile: join(folder, 'errors.json'),
        rolloutsFile: join(folder, 'rollouts.json'),
        teller,
      }),
    },
    {
      ...listenAt(),
      audience: audience(),
      log,
      metrics,
    },
  );
  log({ level: 'info', message: `The release service listens on ${service.url}` });
  onStop(async () => {
    await service.close();
    await purger?.ended();
    await close();
  });
}

await run().catch(endWith);
