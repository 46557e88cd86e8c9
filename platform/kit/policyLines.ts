import { expandPath, type RemoteRelease } from '@artha/shared/contract';

/** What an operator adds to the policy of a site, so that a team may publish a remote. */
export interface PolicyRequest {
  readonly name: string;
  readonly owner: string;
  /** Addresses below which it has pages. */
  readonly paths: readonly string[];
  /** The public half of the team's key; undefined if a workflow publishes. */
  readonly key: string | undefined;
}

/** The lines of the policy for a request. */
export function policyLines({ name, owner, paths, key }: PolicyRequest): string {
  const publishers = key === undefined ? [] : [{ key }];
  return JSON.stringify({ [name]: { owner, routes: [...new Set(paths)], publishers } }, null, 2);
}

/** The addresses of a release: a family of pages as the folder that they are in. */
export function policyPaths({ routes }: Pick<RemoteRelease, 'routes'>, product: string): string[] {
  return routes
    .flatMap((route) => [route, ...(route.aliases ?? [])])
    .map(({ path }) => expandPath(path, product).replace(/\/\{page\}$/, ''));
}
