import { currentVersions, type Registry } from '@artha/shared/contract';

/**
 * Speculation rules (WICG) of a page: which documents the browser may fetch when a link to them is pointed at. That is
 * wherever a document load is to come: from an isolated page to all others, and from all others to the isolated ones
 * that the site leads to.
 * Documents are fetched and never rendered ahead, so that none of their scripts runs before somebody goes there.
 * @returns the JSON of the rules; undefined where there is nothing to fetch.
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
  return JSON.stringify({ prefetch: [{ where: { href_matches: where }, eagerness: 'moderate' }] });
}
