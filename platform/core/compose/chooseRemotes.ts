import * as v from 'valibot';
import { currentVersion } from '@artha/shared/contract';
import type { ReusableSite } from './encodeSite.ts';
import { readProblems } from './problem.ts';
import { changedRemotes, remoteNames, type SiteDescription } from './siteDescription.ts';

/** The file of a site that lists the remotes whose pages wait for the current frame or shell. */
export const WAITING_FILE = 'waiting.json';

const waitingSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The remotes whose pages a publish composes, and those whose pages wait for the current frame or shell. */
export interface ChosenRemotes {
  readonly composed: ReadonlySet<string>;
  /** In the order of the registry. */
  readonly waiting: readonly string[];
}

/** Remotes whose pages get the current frame and shell in any case, and whether those of others may wait. */
export interface Choice {
  readonly now: readonly string[];
  readonly isPostponing: boolean;
}

/** The remotes whose pages wait, in the order of the registry; undefined if the site does not say it. */
export async function readWaiting(last: Pick<ReusableSite, 'read'> | undefined): Promise<string[] | undefined> {
  const parsed = v.safeParse(waitingSchema, (await last?.read(WAITING_FILE))?.toString());
  return parsed.success ? parsed.output : undefined;
}

/** Chooses all remotes: the pages of none stay as the last site has them. */
export function chooseAll({ registry }: SiteDescription): ChosenRemotes {
  return { composed: new Set(remoteNames(registry)), waiting: [] };
}

/**
 * Chooses the remotes whose pages differ from those of the last site, or waited there. Those that did not render are tried
 * again, too, unless pages may wait: then a team's failing pages would take the time of others in each publish.
 * @param before the last site, which was composed with the same configuration.
 */
export async function chooseRemotes(
  site: SiteDescription,
  before: SiteDescription,
  last: ReusableSite,
  { now, isPostponing }: Choice,
): Promise<ChosenRemotes> {
  const waited = await readWaiting(last);
  if (!waited) return chooseAll(site);
  const failed = isPostponing ? [] : (await readProblems(last)).map(({ remote }) => remote);
  const tried = new Set([...waited, ...failed, ...now]);
  const changed = changedRemotes(site, before);
  const due = remoteNames(site.registry).filter((name) => tried.has(name) || changed.has(name));
  const mayWait = (name: string) =>
    isPostponing &&
    !now.includes(name) &&
    currentVersion(site.registry, name)?.extras.digest === currentVersion(before.registry, name)?.extras.digest;
  return { composed: new Set(due.filter((name) => !mayWait(name))), waiting: due.filter(mayWait) };
}
