import { parseArgs } from 'node:util';
import { partNames, type PartName } from './budgets.ts';

/** The options of a run. */
export interface Options {
  readonly parts: readonly PartName[];
  /** How often each figure is measured; the report shows the median. */
  readonly runs: number;
  /** Numbers of remotes of the generated sites of `scale`. */
  readonly sizes: readonly number[];
  /** Only these routes; all if undefined. */
  readonly routes: readonly string[] | undefined;
}

const isPart = (name: string): name is PartName => partNames.some((part) => part === name);

/**
 * Parses the command line: `[part…] [--runs 5] [--routes /,/tools] [--sizes 10,100,1000]`.
 * @throws if it names what does not exist.
 */
export function parseOptions(parameters: readonly string[]): Options {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      routes: { type: 'string' },
      sizes: { type: 'string', default: '10,100,1000' },
    },
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown) throw new Error(`There is no part “${unknown}”. The parts are: ${partNames.join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number of 1 or more.');
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('--sizes takes whole numbers of remotes, such as 10,100.');
  return {
    parts: partNames.filter((name) => positionals.length === 0 || positionals.includes(name)),
    runs,
    sizes,
    routes: values.routes?.split(',').map((path) => path.trim()),
  };
}

/**
 * The requested routes.
 * @throws with all paths if one does not exist.
 */
export function chosenRoutes<T extends { readonly path: string }>(
  all: readonly T[],
  { routes }: Pick<Options, 'routes'>,
): readonly T[] {
  const unknown = routes?.find((path) => !all.some((route) => route.path === path));
  if (unknown)
    throw new Error(`There is no route “${unknown}”. The routes are: ${all.map(({ path }) => path).join(', ')}.`);
  return all.filter(({ path }) => routes?.includes(path) ?? true);
}
