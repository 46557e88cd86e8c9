import { availableParallelism } from 'node:os';
import { currentVersions } from '@artha/shared/contract';
import type { Frame } from '@artha/markup/frameSchema';
import { forEachLimited } from '../store/forEachLimited.ts';
import { frameOf } from './frame.ts';
import { planPlaceholders } from './planPlaceholders.ts';
import { planRemote, type RemotePlan } from './planRemote.ts';
import { renderPlan, type OnRendered, type RenderedRemote } from './renderPlan.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import type { SiteParts } from './SiteFeature.ts';

/** Number of remotes whose releases are read at the same time. */
const READS_AT_ONCE = 16;

/** Pages and documents that take as long as starting a process for them. */
const FEWEST_OF_SHARE = 20;

/** Divides the rendering of a remote with many pages among processes. */
function sharesOf(plan: RemotePlan, processes: number): RemotePlan[] {
  const { reused, toRender } = plan;
  const size = Math.max(FEWEST_OF_SHARE, Math.ceil(toRender.length / processes));
  if (toRender.length <= size) return [plan];
  const starts = Array.from({ length: Math.ceil(toRender.length / size) }, (_, index) => index * size);
  return starts.map((start) => ({
    ...plan,
    reused: start === 0 ? reused : [],
    toRender: toRender.slice(start, start + size),
  }));
}

/** Whether a release has a placeholder of its own for a screen. */
function hasPlaceholder(stored: RemotePlan['stored'], screen: string): boolean {
  return stored instanceof StoredRelease && stored.release.kind === 'remote'
    ? stored.release.screens[screen]?.placeholder !== undefined
    : false;
}

/** Puts the shares of a remote together, in their order. */
function joinShares(shares: readonly RenderedRemote[]): RenderedRemote {
  const pages = shares.flatMap(({ rendering }) => Object.entries(rendering.pages));
  const documents = shares.flatMap(({ rendering }) => Object.entries(rendering.embeddedDocuments));
  return {
    rendering: { pages: Object.fromEntries(pages), embeddedDocuments: Object.fromEntries(documents) },
    failed: shares.flatMap(({ failed }) => failed),
  };
}

/**
 * Renders every page and every embedded document of the remotes. Reuses renderings of the same input from the last
 * site, and renders the rest in separate processes, as many at once as there are processors; a remote with many pages
 * in all of them. A page whose screen does not render may show a placeholder: see `planPlaceholders`.
 * @param publishing the remotes that are being published.
 * @param isNeeded which remotes to render.
 * @param onRendered is called with the address of each page as it is rendered.
 * @returns the contribution of each remote, by name.
 * @throws Refusal if the shell itself does not render.
 */
export async function renderRemotes(
  parts: SiteParts,
  publishing: readonly string[],
  isNeeded: (name: string) => boolean,
  onRendered?: OnRendered,
): Promise<ReadonlyMap<string, RenderedRemote>> {
  const remotes = currentVersions(parts.registry).filter(
    ([name, { extras }]) => extras.kind === 'remote' && isNeeded(name),
  );
  const planned = new Map<string, RemotePlan>();
  await forEachLimited(remotes, READS_AT_ONCE, async ([name]) => {
    planned.set(name, await planRemote(parts, name, publishing.includes(name)));
  });
  const plans = remotes.flatMap(([name]) => planned.get(name) ?? []);
  const rendered = await renderPlans(parts, plans, onRendered);
  const again = plans.flatMap(
    (plan) => planPlaceholders(plan, rendered.get(plan.name)?.failed ?? [], publishing) ?? [],
  );
  const placeholders = await renderPlans(parts, again, onRendered);
  return new Map(
    [...rendered].map(([name, one]) => {
      const shown = placeholders.get(name);
      return [name, shown ? withPlaceholders(one, shown) : one];
    }),
  );
}

/** Replaces pages that do not render by those with a placeholder. */
function withPlaceholders({ rendering, failed }: RenderedRemote, shown: RenderedRemote): RenderedRemote {
  const { pages } = shown.rendering;
  return {
    rendering: { ...rendering, pages: { ...rendering.pages, ...pages } },
    failed: failed.filter(({ entry }) => entry.kind === 'document' || !Object.hasOwn(pages, entry.address)),
  };
}

/** Renders plans in as many processes as there are processors. */
async function renderPlans(
  parts: SiteParts,
  plans: readonly RemotePlan[],
  onRendered: OnRendered | undefined,
): Promise<Map<string, RenderedRemote>> {
  // One after another, and before the processes start: the shell's bundle holds the state of the page that is being
  // rendered.
  const frames = new Map<string, Frame>();
  for (const { page, toRender, stored } of plans) {
    for (const { kind, address, name, placeholder } of toRender) {
      if (kind !== 'page') continue;
      const shown = placeholder && (hasPlaceholder(stored, name) ? 'own' : 'default');
      frames.set(address, await frameOf(parts.shell, address, page, shown));
    }
  }
  const processes = availableParallelism();
  const shares = new Map(plans.map((plan): [string, RemotePlan[]] => [plan.name, sharesOf(plan, processes)]));
  // The longest first, so that none of them is left alone at the end.
  const longestFirst = [...shares.values()]
    .flat()
    .toSorted((one, other) => other.toRender.length - one.toRender.length);
  const rendered = new Map<RemotePlan, RenderedRemote>();
  await forEachLimited(longestFirst, processes, async (share) => {
    rendered.set(share, await renderPlan(share, { render: parts.render, shell: parts.shell, frames, onRendered }));
  });
  // In the order of the registry, whichever ends first, so that the order of a site's files is fixed.
  return new Map(
    [...shares].map(([name, own]) => [name, joinShares(own.flatMap((share) => rendered.get(share) ?? []))]),
  );
}
