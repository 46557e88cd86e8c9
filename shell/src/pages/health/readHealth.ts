import { getInstance } from '@module-federation/enhanced/runtime';
import { version as routerVersion } from 'react-router-dom/package.json';
import { currentVersions, failures, type RegistryVersion } from '@artha/shared/contract';
import { pageData } from '../../document/pageData.ts';
import { scriptGuard } from '../../federation/scriptGuard.ts';
import { readFailureLog, type FailureEntry } from '../../measurement/failureLog.ts';

/** The data of the health page. */
export interface HealthData {
  readonly microFrontends: readonly {
    readonly name: string;
    readonly owner: string;
    readonly version: string;
    readonly digest: string;
    readonly contract: number;
    readonly published: string;
    readonly routes: readonly string[];
  }[];
  readonly shared: readonly {
    readonly name: string;
    readonly version: string;
    readonly from: string;
    readonly usedBy: readonly string[];
  }[];
  readonly failures: readonly (FailureEntry & { readonly remedy: string })[];
}

/** The remedy for a failure code; nothing if this release does not know the code. */
function remedyOf(code: string): string {
  return Object.entries(failures).find(([known]) => known === code)?.[1].remedy ?? '';
}

/** The version of a release, and the machine that it comes from if that is not the site: an override. */
function describeVersion({ url, metadata: { version } }: Pick<RegistryVersion, 'url' | 'metadata'>): string {
  const { origin, host } = new URL(url, location.href);
  return origin === location.origin ? version : `${version} from ${host}, in this tab alone`;
}

const SHARED = '@artha/shared';

type SharedPackage = HealthData['shared'][number];

/**
 * The packages that exist once on this page. The router is no entry of the share scope: the shell carries it, and
 * remotes get its parts through `@artha/shared`.
 */
function sharedPackages(): SharedPackage[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  const packages = Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, useIn }]): SharedPackage => ({
      name,
      version,
      from,
      usedBy: useIn,
    })),
  );
  const carriers = packages.filter(({ name }) => name === SHARED);
  const routers = carriers.map(({ from, usedBy }) => ({
    name: 'react-router-dom',
    version: routerVersion,
    from: `${from}, as a part of ${SHARED}`,
    usedBy,
  }));
  return [...packages, ...routers];
}

/**
 * Reads what pages of this document would run, from its registry and those parts of the site's that it can load, the
 * federation's share scope and the failure log of the tab.
 */
export async function readHealth(): Promise<HealthData> {
  const guard = scriptGuard();
  await Promise.allSettled(currentVersions(pageData().registry).map(([name]) => guard.loadRelease(name)));
  return {
    microFrontends: [...guard.releases()]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { url, metadata, extras }]) => ({
        name,
        owner: extras.owner,
        version: describeVersion({ url, metadata }),
        digest: extras.digest,
        contract: extras.contract,
        published: extras.published,
        routes: extras.routes.map((route) => route.path),
      })),
    shared: sharedPackages(),
    failures: readFailureLog().map((entry) => ({ ...entry, remedy: remedyOf(entry.code) })),
  };
}
