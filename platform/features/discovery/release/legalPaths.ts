import type { SiteConfig } from '@artha/shared/config';
import { currentVersions, expandPath, type Registry } from '@artha/shared/contract';

/** Addresses of the legal texts, as remotes declare them in their navigation. */
export function legalPaths(registry: Registry, { product }: Pick<SiteConfig, 'product'>): string[] {
  return currentVersions(registry).flatMap(([, { extras }]) =>
    extras.navigation.flatMap((entry) => (entry.area === 'legal' ? [expandPath(entry.to, product)] : [])),
  );
}
