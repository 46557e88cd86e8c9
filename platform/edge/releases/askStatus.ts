import * as v from 'valibot';
import { statusSchema } from '@artha/service/apiSchemas';

/** How long a response of the release service is kept, in ms: it does not notice how many people look. */
const KEPT_MS = 5000;
const TIMEOUT_MS = 2000;

const shownSchema = v.pipe(
  v.object({ remotes: statusSchema.entries.remotes, announced: statusSchema.entries.announced }),
  v.transform(({ remotes, announced }) => ({
    announced,
    remotes: remotes.map(({ name, problem, nextShell, previews }) => ({ name, problem, nextShell, previews })),
  })),
);

/** The status that only the release service knows, and tells everyone. */
export type ServiceStatus = v.InferOutput<typeof shownSchema>;

/**
 * Asks the release service what it knows of the site’s remotes.
 * @param url its address; undefined if there is none.
 * @returns undefined while it does not answer in time.
 */
export function askStatus(url: string | undefined): () => Promise<ServiceStatus | undefined> {
  let kept: { readonly until: number; readonly status: Promise<ServiceStatus | undefined> } | undefined;
  const ask = async (service: string): Promise<ServiceStatus | undefined> => {
    const response = await fetch(`${service}/v1/status`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const status = v.safeParse(shownSchema, await response.json());
    return status.success ? status.output : undefined;
  };
  return () => {
    if (url === undefined) return Promise.resolve(undefined);
    const now = performance.now();
    if (!kept || kept.until <= now) kept = { until: now + KEPT_MS, status: ask(url).catch(() => undefined) };
    return kept.status;
  };
}
