import type { BundleTask } from '../bundles/bundleRequest.ts';
import type { BundlesToRun } from '../bundles/runBundles.ts';

const code = `(() => (guest) => {
  guest.tasks.run = ({ bundle, path }, { base, data, moduleOf }) => base.run(path, data, async () => moduleOf(bundle));
})();`;

/** A program with one task, in which the base bundle runs a bundle: `exports.run = (path, data, load) => …`. */
export const sampleProgram = { name: 'guestSample.js', code };

/** Bundles that the base runs. @param base code of its bundle. */
export function sampleTasks(
  base: string,
  bundles: BundlesToRun['bundles'],
  tasks: readonly BundleTask[],
): BundlesToRun {
  return {
    program: sampleProgram,
    base: { name: 'The base', path: 'base.cjs', code: base },
    bundles,
    data: '{"config":{"product":"Artha"}}',
    tasks: [...tasks],
  };
}

/** The task of a bundle. */
export const runTask = (bundle: string, path: string): BundleTask => ({ kind: 'run', bundle, path });
