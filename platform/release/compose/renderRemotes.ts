import { availableParallelism } from 'node:os';
import { currentVersions } from '@artha/shared/contract';
import type { Frame } from '../render/provePage.ts';
import { forEachLimited } from '../store/forEachLimited.ts';
import { frameOf } from './frame.ts';
import { planRemote, type RemotePlan } from './planRemote.ts';
import { renderPlan, type OnRendered, type RenderedRemote } from './renderPlan.ts';
import type { SiteParts } from './siteParts.ts';

/** Number of remotes whose releases are read at the same time. */
const READS_AT_ONCE = 16;

const nothing: RenderedRemote = { rendering: { pages: {}, embeddedDocuments: {} }, failed: [] };

/**
 * Renders every page and every embedded document of the remotes. Reuses renderings of the same input from the last
 * site, and renders the rest in separate processes, as many at once as there are processors.
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
  // One after another, and before the processes start: the shell's bundle holds the state of the page that is being
  // rendered.
  const frames = new Map<string, Frame>();
  for (const { page, toRender } of plans) {
    for (const { kind, address } of toRender) {
      if (kind === 'page') frames.set(address, await frameOf(parts.shell, address, page));
    }
  }
  // In the order of the registry, whichever ends first, so that the order of a site's files is fixed.
  const rendered = new Map(plans.map(({ name }): [string, RenderedRemote] => [name, nothing]));
  // The longest first, so that none of them is left alone at the end.
  const longestFirst = plans.toSorted((one, other) => other.toRender.length - one.toRender.length);
  await forEachLimited(longestFirst, availableParallelism(), async (plan) => {
    rendered.set(plan.name, await renderPlan(plan, { render: parts.render, shell: parts.shell, frames, onRendered }));
  });
  return rendered;
}
