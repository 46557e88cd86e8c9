import {
  compareOrdered,
  expandPath,
  originalPath,
  type ListedRoute,
  type NavigationEntry,
  type Registry,
  type RegistryVersion,
} from '@artha/shared/contract';

/** Places between two in the policy's list, for the entries of one remote. */
const OWN_PLACES = 100;

/** Something of a remote in the frame: the address that it leads to, its name, and the order that its release states. */
interface Placed {
  readonly to: string | undefined;
  readonly name: string;
  readonly order: number;
}

const placedEntry = ({ to, label, order }: NavigationEntry): Placed => ({ to, name: label, order });

const placedTools = ({ path, lang, tool }: ListedRoute): Placed[] =>
  tool ? [{ to: lang === undefined ? path : originalPath(path, lang), name: tool.name, order: tool.order }] : [];

/** New orders for what a remote has in a list: by the rank of each, then as its release states. */
function placesOf(all: readonly Placed[], rankOf: (to: string | undefined) => number): ReadonlyMap<string, number> {
  const keys = all.toSorted(compareOrdered).map(keyOf);
  return new Map(
    all.map((one) => [keyOf(one), rankOf(one.to) * OWN_PLACES + Math.min(keys.indexOf(keyOf(one)), OWN_PLACES - 1)]),
  );
}

const keyOf = ({ to = '', name, order }: Placed): string => JSON.stringify([to, name, order]);

/** A version with new orders; itself if they are the same. */
function arrangeVersion(version: RegistryVersion, rankOf: (to: string | undefined) => number): RegistryVersion {
  const { navigation, routes } = version.extras;
  const entries = placesOf(navigation.map(placedEntry), rankOf);
  const tools = placesOf(routes.flatMap(placedTools), rankOf);
  const arranged = {
    navigation: navigation.map((one) => ({ ...one, order: entries.get(keyOf(placedEntry(one))) ?? one.order })),
    routes: routes.map((route) => {
      const [placed] = placedTools(route);
      if (!route.tool || !placed) return route;
      return { ...route, tool: { ...route.tool, order: tools.get(keyOf(placed)) ?? placed.order } };
    }),
  };
  const isSame =
    arranged.navigation.every(({ order }, index) => order === navigation[index]?.order) &&
    arranged.routes.every(({ tool }, index) => tool?.order === routes[index]?.tool?.order);
  return isSame ? version : { ...version, extras: { ...version.extras, ...arranged } };
}

const isShown = ({ extras: { navigation, routes } }: RegistryVersion) =>
  navigation.length > 0 || routes.some(({ tool }) => tool);

/**
 * Puts what the frame shows into the order of the policy, so that no release comes before others by a number of its own:
 * the order that it states only counts among its own entries. Arranging again changes nothing.
 * @param order names of remotes and addresses, or `stated` for the orders of the releases. Unlisted ones come last, remote by
 *   remote.
 * @param product the product's name for paths.
 */
export function arrangeFrame(registry: Registry, order: 'stated' | readonly string[], product: string): Registry {
  if (order === 'stated') return registry;
  const remotes = Object.entries(registry.microFrontends);
  const others = remotes
    .flatMap(([name, versions]) => (versions.some(isShown) && !order.includes(name) ? name : []))
    .toSorted();
  const microFrontends = remotes.map(([name, versions]) => {
    const rankOf = (to = '') => {
      const [entry, remote] = [order.indexOf(expandPath(to, product)), order.indexOf(name)];
      if (entry >= 0) return entry;
      return remote >= 0 ? remote : order.length + others.indexOf(name);
    };
    const arranged = versions.map((version) => arrangeVersion(version, rankOf));
    const isSame = arranged.every((version, index) => version === versions[index]);
    return [name, isSame ? versions : arranged] as const;
  });
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}
