import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { needsSchema } from '@artha/shared/contract';
import { frameLimitsSchema } from '@artha/core/frameLimits';

/**
 * The rights of a remote on the site in containers: the file `policy.json` in its folder, which the operator
 * reviews (`.github/CODEOWNERS`). A release does not contain it, so a team cannot publish more rights than it has.
 */
const teamSchema = v.strictObject({
  owner: v.string(),
  /** Path prefixes below which it may have pages, in every language; `/` is every address. */
  routes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** The needs that its pages may have beyond the site's policy; nothing by default. */
  allows: v.optional(needsSchema),
  /** The additions that it may make to the frame of all pages beyond the usual ones; the same by default. */
  frame: v.optional(frameLimitsSchema),
  /** The positions of its name, or of single addresses, in the frame; an entry without one comes last. */
  order: v.optional(v.record(v.string(), v.number()), {}),
});

/** A remote in the policy of a site in containers. */
export interface Team extends v.InferOutput<typeof teamSchema> {
  /** The remote's name. */
  readonly name: string;
  /** Relative to the root of the repository: `mfe-tax`. */
  readonly folder: string;
}

/**
 * The publisher of each remote of a repository: each has its own key and its own addresses. The shell is first.
 * @throws if there is none, or for a faulty policy.
 */
export function readTeams(repository: string): readonly Team[] {
  const folders = globSync('*/policy.json', { cwd: repository }).map((file) => dirname(file));
  if (folders.length === 0) throw new Error(`No folder in ${repository} has a policy.json, so no one could publish.`);
  return folders
    .map((folder) => {
      const content: unknown = JSON.parse(readFileSync(join(repository, folder, 'policy.json'), 'utf8'));
      return { ...v.parse(teamSchema, content), name: basename(folder).replace(/^mfe-/, ''), folder };
    })
    .toSorted((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name));
}

/** Remotes and addresses in the order in which the frame shows them. */
export function frameOrder(teams: readonly Pick<Team, 'order'>[]): string[] {
  return teams
    .flatMap(({ order }) => Object.entries(order))
    .toSorted(([, a], [, b]) => a - b)
    .map(([entry]) => entry);
}
