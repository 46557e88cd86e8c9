import { logFaults } from '@artha/observability';
import { SiteMemory } from '@artha/core/SiteMemory';
import { renewSignatures } from '@artha/core/changeSite';
import type { ServiceContext } from './ReleaseFeature.ts';
import { createReleaseService, type ReleaseServiceOptions } from './createReleaseService.ts';

/** How often a running service checks whether its signatures expire soon. */
const RENEWAL_MS = 60 * 60 * 1000;

/** A running release service. */
export interface RunningService {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The address of a release service, and its observers. */
export interface ServiceOptions extends ReleaseServiceOptions {
  /** Any free port by default. */
  readonly port?: number;
  readonly host?: string;
  /** The address under which teams know it; its own address by default. */
  readonly audience?: string | undefined;
}

/** Starts a release service. It renews the signatures of the site while it runs. */
export async function startReleaseService(
  context: Omit<ServiceContext, 'audience' | 'memory'>,
  { port = 0, host = '127.0.0.1', audience, log = logFaults, ...options }: ServiceOptions = {},
): Promise<RunningService> {
  let own: ServiceContext = { ...context, memory: new SiteMemory(), audience: audience ?? '' };
  const app = await createReleaseService(() => own, { log, ...options });
  const url = await app.listen({ port, host });
  own = { ...own, audience: audience ?? url };
  const renew = () =>
    renewSignatures(own).then(
      (isRenewed) => options.metrics?.countRenewal(isRenewed ? 'done' : 'unchanged'),
      (error: unknown) => {
        options.metrics?.countRenewal('failed');
        log({ level: 'error', message: 'The signatures of the site could not be renewed.', error });
      },
    );
  await renew();
  const renewal = setInterval(() => void renew(), RENEWAL_MS);
  renewal.unref();
  return {
    url,
    close: async () => {
      clearInterval(renewal);
      await app.close();
    },
  };
}
