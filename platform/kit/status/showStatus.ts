import { measures } from '@artha/core/budgets';
import { currentVersion } from '@artha/shared/contract';
import type { ReleaseClient, RemoteStatus } from '@artha/service/ReleaseClient';
import type { KitFeature } from '../KitFeature.ts';
import { describeAllowed, describePages } from './describePages.ts';
import { compareReleases, countsOf } from './compareReleases.ts';
import { readVitals, type ReleaseVitals } from './readVitals.ts';

const find = (vitals: readonly ReleaseVitals[], digest: string): ReleaseVitals | undefined =>
  vitals.find(({ release }) => release === digest);

/** Shows what visitors met in a remote's live release, beside the one that a rollback would restore. */
async function showRemote(client: ReleaseClient, name: string, vitals: readonly ReleaseVitals[]): Promise<void> {
  const { history, rollback } = await client.remote(name);
  const live = history.find(({ isLive }) => isLive);
  if (!live) return;
  const compared = ({ version, digest }: { readonly version: string; readonly digest: string }) => ({
    version,
    counted: find(vitals, digest),
  });
  console.log(`What visitors of ${name} met:`);
  // With a canary, going back leads to the live release.
  const before = rollback?.digest === live.digest ? undefined : rollback;
  console.table(compareReleases(compared(live), before && compared(before)));
}

/** The budgets that a remote exceeds, with their reasons. */
const describeExceptions = ({ name, exceptions = {} }: RemoteStatus): string[] =>
  measures.flatMap((measure) => {
    const stated = exceptions[measure];
    return stated ? [`${name} may have ${String(stated.limit)} KB ${measure}, because: ${stated.reason}`] : [];
  });

/** Shows what the live pages of remotes need; of one remote, also what the policy allows. */
async function showPages(
  client: ReleaseClient,
  shown: readonly RemoteStatus[],
  name: string | undefined,
): Promise<void> {
  const { registry, config } = await client.site();
  for (const one of shown) {
    const routes = currentVersion(registry, one.name)?.extras.routes ?? [];
    for (const line of describePages({ name: one.name, routes }, config.product)) console.log(line);
  }
  if (name === undefined) return;
  const { policy } = await client.remote(name);
  if (policy) console.log(describeAllowed(name, policy.allows));
}

/**
 * Shows the releases that visitors get and what visitors met in them; of one remote, also beside the release before.
 * @param name the remote; undefined for all.
 * @param features which may say more of it.
 */
export async function showStatus(
  client: ReleaseClient,
  site: string,
  name: string | undefined,
  features: readonly KitFeature[],
): Promise<void> {
  const [remotes, vitals] = await Promise.all([client.status(), readVitals(site)]);
  const shown = name === undefined ? remotes : remotes.filter((one) => one.name === name);
  console.table(
    shown.map(({ nextShell: _, exceptions: _exceptions, ...one }) => ({
      ...one,
      ...(vitals && countsOf(find(vitals, one.digest))),
    })),
  );
  for (const one of shown) if (one.nextShell !== undefined) console.log(`WARN  ${one.name}: ${one.nextShell}`);
  for (const line of shown.flatMap(describeExceptions)) console.log(line);
  if (shown.length > 0) await showPages(client, shown, name);
  if (vitals && name !== undefined) await showRemote(client, name, vitals);
  if (name !== undefined) {
    for (const { describeToAll } of features) {
      const said = (await describeToAll?.(client, name)) ?? '';
      if (said !== '') console.log(said);
    }
  }
  if (!vitals && shown.length > 0) console.log(`What visitors met is not known: ${site} has no /vitals.`);
}
