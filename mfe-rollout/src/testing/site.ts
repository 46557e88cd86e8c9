import type { Change, Counts, RegistryRelease, SiteReleases } from '../domain/siteReleases.ts';

interface SampleRelease {
  readonly owner?: string;
  readonly share?: number;
  readonly isLive?: boolean;
  readonly rolledBack?: string;
  readonly budgets?: RegistryRelease['extras']['budgets'];
  readonly routes?: RegistryRelease['extras']['routes'];
}

/** A release whose digest is its version, filled up. */
const digestOf = (version: string): string => version.replaceAll('.', '').padEnd(20, '0');

/** A release as the registry lists it; by default, the one that all visitors get. */
export function sampleRelease(
  version: string,
  { owner = 'team-tax', isLive = true, share = isLive ? 100 : 0, rolledBack, budgets, routes = [] }: SampleRelease = {},
): RegistryRelease {
  return {
    metadata: { version },
    deployment: { traffic: share, default: isLive },
    extras: {
      kind: 'remote',
      owner,
      digest: digestOf(version),
      contract: 1,
      published: '2026-11-26T03:12:45.000Z',
      ...(rolledBack !== undefined && { rolledBack }),
      ...(budgets !== undefined && { budgets }),
      routes,
      shared: { react: '^19.3.1' },
    },
  };
}

/** The counts of a sample release. */
export function sampleCounts(remote: string, version: string, changes: Partial<Counts> = {}): Counts {
  return {
    remote,
    release: digestOf(version),
    visits: 1840,
    errors: 31,
    failures: 1,
    frozen: 0,
    vitals: {
      LCP: { count: 1700, p25: 412.5, p50: 566.1, p75: 790.4 },
      INP: { count: 900, p25: 40, p50: 96, p75: 260 },
      CLS: { count: 1700, p25: 0, p50: 0.01, p75: 0.31 },
    },
    ...changes,
  };
}

/** An entry of the log. */
export function sampleChange(number: number, changes: Partial<Change> = {}): Change {
  const said = { action: 'publish', name: 'tax', version: '1.1.0', by: 'publish.yml', commit: '0a1b2c3d4e5f' };
  return { number, at: '2026-11-26T03:12:45.000Z', ...said, digest: digestOf('1.1.0'), ...changes };
}

/** A site with a shell and the remote `tax`, of which all is known. */
export function sampleSite(changes: Partial<SiteReleases> = {}): SiteReleases {
  const shell = sampleRelease('1.0.0', { owner: 'team-platform' });
  return {
    registry: {
      microFrontends: {
        tax: [sampleRelease('1.0.0', { isLive: false }), sampleRelease('1.1.0')],
        shell: [{ ...shell, extras: { ...shell.extras, kind: 'shell', shared: { react: '19.3.1' } } }],
      },
    },
    counts: [sampleCounts('tax', '1.1.0'), sampleCounts('tax', '1.0.0', { visits: 0, errors: 0, vitals: {} })],
    log: [sampleChange(2)],
    service: { remotes: [] },
    ...changes,
  };
}
