import semver from 'semver';
import {
  currentVersions,
  expandPages,
  expandPath,
  findDialog,
  type ListedRoute,
  type NavigationMenu,
  type Registry,
  type RegistryVersion,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@artha/shared/contract';
import type { NextShell } from '../format/nextShell.ts';
import { Refusal } from '../format/refusal.ts';
import { isReservedPath } from './reservedPaths.ts';

type ProvidedByShell = Pick<ShellRelease, 'supportedContracts' | 'provides'>;
type Needs = Pick<RegistryVersion['extras'], 'contract' | 'shared'>;

/** The published releases that a new one must work with. */
export interface CheckContext {
  readonly registry: Registry;
  /** The shell that visitors get; undefined before the first. */
  readonly shell: ShellRelease | undefined;
  readonly product: string;
  /** Addresses of the shell's own pages. */
  readonly shellPaths: readonly string[];
}

/** Why a remote cannot run in a shell, in sentences; empty if it can. */
function conflicts(remote: string, needs: Needs, shell: ProvidedByShell): string[] {
  const contract = shell.supportedContracts.includes(needs.contract)
    ? []
    : [
        `${remote} was written for contract ${needs.contract}; the shell supports ${shell.supportedContracts.join(', ')}.`,
      ];
  const shared = Object.entries(needs.shared).flatMap(([name, range]) => {
    const provided = Object.hasOwn(shell.provides, name) ? shell.provides[name] : undefined;
    if (!provided) return [`${remote} needs ${name} ${range}, which the shell does not provide.`];
    return semver.satisfies(provided, range)
      ? []
      : [`${remote} needs ${name} ${range}; the shell provides ${provided}.`];
  });
  return [...contract, ...shared];
}

/** The ranges that a remote accepts, by package. */
export function rangesOf(release: RemoteRelease): Record<string, string> {
  return Object.fromEntries(Object.entries(release.shared).map(([name, { range }]) => [name, range]));
}

/**
 * Checks that the shell supports what a remote was built for.
 * @throws Refusal RE-04, RE-05 or RE-07 if the shell does not support what a remote was built for.
 */
export function checkNeeds(release: RemoteRelease, shell: ShellRelease | undefined): void {
  if (!shell) throw new Refusal('RE-07', `There is no shell for ${release.name} to run in.`);
  const [first] = conflicts(release.name, { contract: release.contract, shared: rangesOf(release) }, shell);
  if (first) throw new Refusal(shell.supportedContracts.includes(release.contract) ? 'RE-05' : 'RE-04', first);
}

/** The address of every page of routes, and of every alias. */
function pathsOf(routes: readonly ListedRoute[], product: string): string[] {
  return routes
    .flatMap((route) => [...expandPages(route), ...(route.aliases ?? [])])
    .map(({ path }) => expandPath(path, product));
}

/**
 * Checks that the addresses of a remote are free and its own.
 * @throws Refusal RE-06 for an address that another remote has.
 */
export function checkRoutes(
  release: RemoteRelease,
  { registry, product, shellPaths }: Omit<CheckContext, 'shell'>,
): void {
  const mine = pathsOf(release.routes, product);
  // A host may ignore letter case.
  const lowered = mine.map((path) => path.toLowerCase());
  const twice = mine.find((_, index) => lowered.indexOf(lowered[index] ?? '') !== index);
  if (twice) throw new Refusal('RE-06', `${release.name} declares ${twice} twice.`);
  const shell = new Set(shellPaths.map((path) => path.toLowerCase()));
  const others = currentVersions(registry)
    .filter(([name]) => name !== release.name)
    .map(([name, { extras }]) => {
      const paths = new Set(pathsOf(extras.routes, product).map((path) => path.toLowerCase()));
      return { name, owner: extras.owner, paths };
    });
  for (const path of mine) {
    const lower = path.toLowerCase();
    if (shell.has(lower)) throw new Refusal('RE-06', `${path} belongs to the shell.`);
    if (isReservedPath(path)) throw new Refusal('RE-06', `${path} is an address of the site itself.`);
    const holder = others.find(({ paths }) => paths.has(lower));
    if (holder) throw new Refusal('RE-06', `${path} belongs to ${holder.name} (${holder.owner}).`);
  }
}

/**
 * Checks that no other remote has a dialog for the same event.
 * @throws Refusal RE-06 for a dialog whose event another page handles: one event opens one dialog in each language.
 */
export function checkDialogs({ name, routes }: RemoteRelease, { registry }: Pick<CheckContext, 'registry'>): void {
  const events = routes.flatMap(({ dialog, lang = '' }) => (dialog ? [`${dialog.event} ${lang}`.trim()] : []));
  const twice = events.find((event, index) => events.indexOf(event) !== index);
  if (twice) throw new Refusal('RE-06', `${name} declares two dialogs for ${twice}.`);
  for (const event of new Set(routes.flatMap(({ dialog }) => dialog?.event ?? []))) {
    const owner = findDialog(registry, event);
    if (owner && owner.remote !== name) {
      throw new Refusal('RE-06', `${event} opens a dialog of ${owner.remote} (${owner.version.extras.owner}).`);
    }
  }
}

/**
 * A navigation entry links pages of its own remote, so that both appear and disappear together.
 * @throws Refusal RE-13 for any other entry.
 */
export function checkNavigation({ name, routes, navigation }: RemoteRelease): void {
  const own = new Set(routes.map(({ path }) => path));
  for (const entry of navigation) {
    const targets = 'menu' in entry ? [entry.to ?? [], menuTargets(entry)].flat() : [entry.to];
    const strange = targets.find((to) => !own.has(to.split('#', 1)[0] ?? ''));
    if (strange)
      throw new Refusal('RE-13', `${name}: “${entry.label}” links ${strange}, which is not a page of ${name}.`);
  }
}

function menuTargets({ menu }: NavigationMenu): string[] {
  return menu === 'tools' ? [] : menu.map(({ to }) => to);
}

/** A remote that cannot run in a shell. */
export interface BrokenRemote {
  readonly name: string;
  readonly owner: string;
  /** Why not, in sentences. */
  readonly reasons: readonly string[];
  /** The changes for its team: `accept react 20.0.0 (package.json)`; empty if no change of the remote alone helps. */
  readonly changes: readonly string[];
}

/** Lists the changes that a team makes so that its remote runs in a shell. */
function changesFor({ contract, shared }: Needs, { supportedContracts, provides }: ProvidedByShell): string[] {
  const packages = Object.entries(shared)
    .filter(([name, range]) => !semver.satisfies(provides[name] ?? '', range))
    .flatMap(([name]) => (provides[name] === undefined ? [] : [`${name} ${provides[name]}`]));
  return [
    ...(supportedContracts.includes(contract)
      ? []
      : [`write it for contract ${supportedContracts.join(' or ')} (remote.config.ts)`]),
    ...(packages.length > 0 ? [`accept ${packages.join(', ')} (package.json)`] : []),
  ];
}

/** The remotes of a registry that visitors get and that could not run in a shell. */
export function findBroken(registry: Registry, shell: ProvidedByShell): BrokenRemote[] {
  return currentVersions(registry).flatMap(([name, { extras }]) => {
    const reasons = extras.kind === 'remote' ? conflicts(name, extras, shell) : [];
    return reasons.length > 0 ? [{ name, owner: extras.owner, reasons, changes: changesFor(extras, shell) }] : [];
  });
}

/**
 * Describes the needs of a remote that an announced shell does not meet, with what to change; empty if it fits, and
 * once that shell is live.
 * @param liveVersion version of the shell that visitors get.
 */
export function describeNextShell(
  remote: string,
  needs: Needs,
  next: NextShell | undefined,
  liveVersion: string | undefined,
): string[] {
  if (!next || next.version === liveVersion) return [];
  const reasons = conflicts(remote, needs, next);
  if (reasons.length === 0) return [];
  const changes = changesFor(needs, next);
  return [
    `Shell ${next.version} may be live from ${next.from} on. ${reasons.join(' ')}${changes.length > 0 ? ` Before that day: ${changes.join('; ')}, and publish it.` : ''}`,
  ];
}

/**
 * Refuses a release that would not work with what visitors get now.
 * @throws Refusal with the reason and the remedy.
 */
export function checkRelease(release: Release, { shell, ...beside }: CheckContext): void {
  if (release.kind === 'remote') {
    checkNeeds(release, shell);
    checkRoutes(release, beside);
    checkDialogs(release, beside);
    checkNavigation(release);
    return;
  }
  const broken = findBroken(beside.registry, release).flatMap(({ reasons }) => reasons);
  if (broken.length > 0) throw new Refusal('RE-09', `This shell would break published remotes. ${broken.join(' ')}`);
}
