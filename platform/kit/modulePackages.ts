import * as v from 'valibot';
import { findInstalled } from '@artha/build/installedPackage';
import { readPackageJson } from '@artha/build/packageManifest';

const manifestSchema = v.object({
  type: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * The names of installed packages that consist of ES modules, which Jest has to compile: among those that a remote
 * depends on, and those that these depend on.
 */
export function modulePackages(folder: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const follow = (from: string) => {
    for (const name of Object.keys(readPackageJson(from, manifestSchema)?.dependencies ?? {})) {
      const installed = findInstalled(name, from);
      if (installed === undefined || seen.has(installed)) continue;
      seen.add(installed);
      if (readPackageJson(installed, manifestSchema)?.type === 'module') found.add(name);
      follow(installed);
    }
  };
  follow(folder);
  return [...found].sort();
}
