import { expandPath, type Needs, type RemoteRelease } from '@artha/shared/contract';

/** The request to an operator to add a remote to the policy of a site, so that a team may publish it. */
export interface PolicyRequest {
  readonly name: string;
  readonly owner: string;
  /** Addresses below which it has pages. */
  readonly paths: readonly string[];
  /** The public half of the team's key; undefined if a workflow publishes. */
  readonly key: string | undefined;
  /** The needs of its pages that the site's policy forbids. */
  readonly allows?: Needs;
  /** The additions to the frame of all pages beyond the site's limits. */
  readonly frame?: Readonly<Record<string, number>>;
}

/** The lines of the policy for a request. */
export function policyLines({ name, owner, paths, key, allows = {}, frame = {} }: PolicyRequest): string {
  const publishers = key === undefined ? [] : [{ key }];
  const added = {
    ...(Object.keys(allows).length > 0 && { allows }),
    ...(Object.keys(frame).length > 0 && { frame }),
  };
  return JSON.stringify({ [name]: { owner, routes: [...new Set(paths)], publishers, ...added } }, null, 2);
}

/** The addresses of a release: a family of pages as the folder that they are in. */
export function policyPaths({ routes }: Pick<RemoteRelease, 'routes'>, product: string): string[] {
  return routes
    .flatMap((route) => [route, ...(route.aliases ?? [])])
    .map(({ path }) => expandPath(path, product).replace(/\/\{page\}$/, ''));
}

/** All that the pages of a release need, as one `allows`. */
export function policyNeeds({ routes }: Pick<RemoteRelease, 'routes'>): Needs {
  const all = routes.flatMap(({ needs }) => (needs ? [needs] : []));
  const images = [...new Set(all.flatMap((one) => one.images ?? []))];
  const devices = [...new Set(all.flatMap((one) => one.devices ?? []))];
  return {
    ...all.reduce<Needs>((sum, one) => ({ ...sum, ...one }), {}),
    ...(images.length > 0 && { images }),
    ...(devices.length > 0 && { devices }),
  };
}
