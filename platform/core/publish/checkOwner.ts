import { expandPath, listNeeds, type Release } from '@artha/shared/contract';
import { forbiddenNeeds, mayHavePath, type Owner } from '../trust/policy.ts';
import { Refusal } from '../format/refusal.ts';

/**
 * Checks that the policy gives a remote and its addresses to the owner that its release names, and allows what its pages
 * need.
 * @param owner the policy's entry for the release's name; undefined if it has none.
 * @throws Refusal for an owner, an address or a need that the policy does not allow.
 */
export function checkOwner(
  release: Release,
  owner: Pick<Owner, 'owner' | 'routes' | 'allows'> | undefined,
  product: string,
): void {
  if (!owner) throw new Refusal('RE-20', `The policy knows no remote “${release.name}”.`);
  if (owner.owner !== undefined && owner.owner !== release.owner) {
    throw new Refusal('RE-20', `${release.name} belongs to ${owner.owner}, but the release names ${release.owner}.`);
  }
  if (release.kind === 'shell') return;
  const strange = release.routes
    .flatMap((route) => [route, ...(route.aliases ?? [])])
    .map(({ path }) => expandPath(path, product))
    .find((path) => !mayHavePath(owner, path));
  if (strange !== undefined) throw new Refusal('RE-27', `The policy does not give ${strange} to ${release.name}.`);
  for (const { path, needs = {} } of release.routes) {
    const forbidden = listNeeds(forbiddenNeeds(owner, needs));
    if (forbidden.length === 0) continue;
    throw new Refusal(
      'RE-42',
      `The policy does not allow ${release.name} what ${path} needs: ${forbidden.join(', ')}.`,
    );
  }
}
