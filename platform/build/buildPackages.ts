import { cpus } from 'node:os';
import { buildPackage, isFresh } from './buildPackage.ts';
import type { BuildablePackage } from './findPackages.ts';

/**
 * Builds those of some packages that have changed, as many at once as there are processors.
 * @throws with webpack's messages for a package that does not build.
 */
export async function buildPackages(packages: readonly BuildablePackage[], log: (line: string) => void): Promise<void> {
  const stale = packages.filter((one) => !isFresh(one));
  for (const one of packages) if (!stale.includes(one)) log(`${one.name}: already built`);

  const queue = [...stale];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = performance.now();
      await buildPackage(next);
      log(`${next.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
}
