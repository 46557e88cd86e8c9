import type { Registry } from '@artha/shared/contract';
import { findWaiting, renderAhead } from '../compose/compose.ts';
import { remotePages } from '../compose/pageDetails.ts';
import { Refusal } from '../format/refusal.ts';
import { changeSite, frameOf, readSnapshot, reusableSite, type PublishContext } from './changeSite.ts';

/** Pages that are refreshed together: rendering them takes about a minute, and replacing the site once is enough. */
const PAGES_AT_ONCE = 100;

/** As many of the remotes as have about `PAGES_AT_ONCE` pages, and at least one. */
function firstOf(names: readonly string[], registry: Registry, product: string): string[] {
  const counts = Map.groupBy(remotePages(registry, product), ({ remote = '' }) => remote);
  const chosen: string[] = [];
  let pages = 0;
  for (const name of names) {
    if (pages >= PAGES_AT_ONCE) break;
    chosen.push(name);
    pages += counts.get(name)?.length ?? 0;
  }
  return chosen;
}

/** Remotes whose pages were rendered for a frame. */
export interface PreparedRefresh {
  /** Empty if no page waits. */
  readonly names: readonly string[];
  readonly frame: string;
}

/**
 * Finds the next remotes whose pages wait for the current frame and shell, the most visited first, and renders them:
 * `refreshPages` then takes little time.
 */
export async function prepareRefresh(context: PublishContext): Promise<PreparedRefresh> {
  const { state, signed } = await readSnapshot(context);
  const { registry } = state;
  const { product } = context.config;
  const last = reusableSite(signed);
  const { visitsOf = () => 0 } = context;
  const waiting = await findWaiting(registry, product, last);
  const visits = new Map(waiting.map((name) => [name, visitsOf(name)]));
  const byVisits = waiting.toSorted((one, other) => (visits.get(other) ?? 0) - (visits.get(one) ?? 0));
  const names = firstOf(byVisits, registry, product);
  // A page that does not render keeps its last version, and is named among the site's problems.
  await renderAhead(context, registry, { remotes: names, last }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return { names, frame: frameOf(context, state) };
}

/**
 * Gives the pages of remotes the current frame and shell. Does nothing if the frame has changed since they were rendered:
 * then they wait for the newer one.
 */
export async function refreshPages(context: PublishContext, { names, frame }: PreparedRefresh): Promise<void> {
  await changeSite({ ...context, isPostponing: true }, ({ state }) => {
    const isCurrent = frameOf(context, state) === frame;
    return Promise.resolve({
      state: isCurrent ? state : undefined,
      actions: [],
      refreshing: names,
      result: undefined,
    });
  });
}
