import { createEdge } from './createEdge.ts';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { policyOfOneKey } from '@artha/core/authority';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { createKey, readSigner } from '@artha/core/signer';
import { startReleaseService } from '@artha/service/startReleaseService';
import type { OwnSite } from './site.ts';

/** Remotes with a team of their own. */
type Team = 'tax' | 'glossary';

/** A site whose service decides about releases by what its edge counts. */
export interface RolloutSite {
  readonly url: string;
  readonly clientOf: (team: Team) => ReleaseClient;
}

/** The share of a canary, in per cent. */
export const SHARE = 5;
/** The visits of each stage that are counted: less than in production, because each is a request here. */
const STAGE_VISITS = 20;

/** Serves a site with an edge that believes the addresses of `X-Forwarded-For`, and reports counts at once. */
export async function withRollouts(
  { quickContext, context }: OwnSite,
  use: (site: RolloutSite) => Promise<void>,
): Promise<void> {
  const [edgeKey, teams] = [
    readSigner(createKey()),
    { tax: readSigner(createKey()), glossary: readSigner(createKey()) },
  ];
  const entry = (key: string) => ({ routes: ['/'], publishers: [{ key }], allows: 'all' as const });
  const operator = policyOfOneKey(context.team.id);
  const policy = {
    ...operator,
    remotes: { ...operator.remotes, tax: entry(teams.tax.id), glossary: entry(teams.glossary.id) },
    edges: [edgeKey.id],
    rollout: {
      stages: [SHARE, 25],
      visits: STAGE_VISITS,
      hours: 24,
      atLimit: 'back' as const,
      falseAlarms: 0.01,
      fewestFaults: 5,
      guard: true,
    },
  };
  const authority = { ...quickContext.authority, readPolicy: () => Promise.resolve(policy) };
  const service = await startReleaseService({ ...quickContext, authority }, { log: () => undefined });
  const { store, trust } = context;
  const edge = await createEdge({
    store,
    trust,
    vitalsFile: undefined,
    releaseServiceUrl: service.url,
    trustedProxies: 'loopback',
    features: edgeFeatures({ countsKey: edgeKey, reportEveryMs: 100 }),
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  try {
    await use({ url, clientOf: (team) => new ReleaseClient(service.url, { signer: teams[team] }) });
  } finally {
    await edge.close();
    await service.close();
  }
}

/** The errors and times that a simulated visitor meets in a release. */
export interface Met {
  readonly errors?: readonly string[];
  /** Buckets of the times. */
  readonly LCP?: number;
  readonly INP?: number;
}

const usual = { LCP: 3, INP: 2 };
let visitors = 0;

/** The address of the next visitor: each has their own. */
function nextAddress(): string {
  visitors += 1;
  return `10.${String(visitors >> 16)}.${String((visitors >> 8) & 255)}.${String(visitors & 255)}`;
}

/** Reports a visit of a release, as a page does. @param draw undefined for a tab that is older than a canary. */
export async function reportVisit(
  url: string,
  {
    remote,
    release,
    draw,
    met = {},
    address = nextAddress(),
  }: {
    readonly remote: Team;
    readonly release: string;
    readonly draw?: number;
    readonly met?: Met;
    readonly address?: string;
  },
): Promise<void> {
  const of = { remote, release, count: 1 };
  const entries = [
    { ...of, kind: 'view' },
    ...(['LCP', 'INP'] as const).map((metric) => ({
      ...of,
      kind: 'vital',
      metric,
      bucket: met[metric] ?? usual[metric],
    })),
    ...(met.errors ?? []).map((code) => ({ ...of, kind: 'error', code })),
  ];
  const response = await fetch(`${url}/vitals`, {
    method: 'POST',
    headers: {
      'X-Forwarded-For': address,
      ...(draw !== undefined && { Cookie: `artha_draw=${String(draw)}` }),
    },
    body: JSON.stringify({ format: 1, entries }),
  });
  if (response.status !== 204) throw new Error(`The report of a visit was answered by ${String(response.status)}.`);
}

/** Every draw. */
export const allDraws: readonly number[] = Array.from({ length: 100 }, (_, draw) => draw);

/** The draws by which a page shows a release. */
export async function drawsOf(url: string, path: string, release: string): Promise<number[]> {
  const pages = await Promise.all(
    allDraws.map(async (draw) => {
      const response = await fetch(url + path, { headers: { Cookie: `artha_draw=${String(draw)}` } });
      return response.text();
    }),
  );
  return allDraws.filter((draw) => pages[draw]?.includes(release));
}
