import { cpus } from 'node:os';
import { findPackages, type BuildablePackage } from './findPackages.ts';
import { buildPackage, isFresh } from './buildPackage.ts';

/**
 * Builds what is not built yet: `npm run build` everything, `npm run build -- tax` one package. Unchanged packages are
 * left alone; the others are built as many at once as there are processors.
 */
export async function buildAll(names: readonly string[], log: (line: string) => void): Promise<void> {
  const packages = findPackages();
  const chosen = names.length > 0 ? names.map((name) => pick(packages, name)) : packages;
  const stale = chosen.filter((one) => !isFresh(one));
  for (const one of chosen) if (!stale.includes(one)) log(`${one.name}: unchanged`);

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

function pick(packages: readonly BuildablePackage[], name: string): BuildablePackage {
  const found = packages.find((one) => one.name === name);
  if (found) return found;
  throw new Error(`There is no package “${name}” to build. There are: ${packages.map((one) => one.name).join(', ')}.`);
}

if (import.meta.main) {
  try {
    await buildAll(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
