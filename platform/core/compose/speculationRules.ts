import { currentVersions, type Registry } from '@artha/shared/contract';

/**
 * Speculation rules (WICG) of a page: the documents that the browser may prerender when a visitor points at a link, or
 * prefetch if it prerenders none. These are the links that load a new document: from an isolated page to all others,
 * and from all others to the isolated pages that the site links. The shell of a prerendered page waits for the visit
 * before it starts: see `visit.ts`.
 * @returns the JSON of the rules; undefined if there is nothing to prerender.
 */
export function speculationRules(registry: Registry, isIsolated: boolean): string | undefined {
  const isolated = currentVersions(registry).flatMap(
    ([
      ,
      {
        extras: { routes, navigation },
      },
    ]) => {
      const shown = new Set(navigation.flatMap(({ to }) => to ?? []));
      return routes.flatMap(({ path, isolated: own, unlisted }) => (own && (!unlisted || shown.has(path)) ? path : []));
    },
  );
  const where = isIsolated ? '/*' : isolated;
  if (where.length === 0) return undefined;
  const leadsThere = { href_matches: where };
  // A page that opens in a tab of its own would need a tab to be prerendered in.
  const opensHere = { and: [leadsThere, { not: { selector_matches: '[target]' } }] };
  return JSON.stringify({
    prefetch: [{ where: leadsThere, eagerness: 'moderate' }],
    prerender: [{ where: opensHere, eagerness: 'moderate' }],
  });
}
