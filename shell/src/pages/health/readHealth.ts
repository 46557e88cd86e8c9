import { getInstance } from '@module-federation/enhanced/runtime';
import { currentVersions, failures } from '@artha/shared/contract';
import { pageDocument } from '../../document/pageDocument.ts';
import { readFailureLog, type FailureEntry } from './failureLog.ts';

export interface HealthReport {
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

/** What to do about a code; nothing for one that this release does not know. */
function remedyOf(code: string): string {
  return Object.entries(failures).find(([known]) => known === code)?.[1].remedy ?? '';
}

/** Reads what this page runs from its registry, the federation's share scope and the failure log of the tab. */
export function readHealth(): HealthReport {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return {
    microFrontends: currentVersions(pageDocument().registry).map(([name, { metadata, extras }]) => ({
      name,
      owner: extras.owner,
      version: metadata.version,
      digest: extras.digest,
      contract: extras.contract,
      published: extras.published,
      routes: extras.routes.map((route) => route.path),
    })),
    shared: Object.entries(scope).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, shared]) => ({
        name,
        version,
        from: shared.from,
        usedBy: shared.useIn,
      })),
    ),
    failures: readFailureLog().map((entry) => ({ ...entry, remedy: remedyOf(entry.code) })),
  };
}
