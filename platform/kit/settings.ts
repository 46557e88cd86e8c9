import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { readPackageJson } from '@artha/build/packageManifest';

const settingsSchema = v.optional(
  v.object({ site: v.optional(v.pipe(v.string(), v.url())), key: v.optional(v.string()) }),
  {},
);
const manifestSchema = v.object({ artha: settingsSchema });

/** The settings of commands. */
export interface Settings {
  /** Address of the site. */
  readonly site: string | undefined;
  /** File of the key to publish with; undefined if a CI vouches. */
  readonly keyFile: string | undefined;
}

/** The options of a command. */
export interface SettingsFlags {
  readonly site?: string | undefined;
  readonly key?: string | undefined;
}

const startedSiteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ site: v.pipe(v.string(), v.url()), checkout: v.string() }),
);

/** File, below the folder of the checkout, in which `npm start` notes the site that it started. */
export const startedSiteFile = (checkout: string): string => join(checkout, '.artha/site.json');

/** The content of that file. It names the checkout, so that it does not apply to a copy of the folder. */
export const describeStartedSite = (site: string, checkout: string): string =>
  `${JSON.stringify({ site, checkout: realpathSync(checkout) })}\n`;

/** The site that `npm start` runs from the checkout around a folder; undefined if it runs none. */
function readStartedSite(folder: string): string | undefined {
  for (let one = folder; ; one = dirname(one)) {
    const file = startedSiteFile(one);
    if (existsSync(file)) {
      const note = v.safeParse(startedSiteSchema, readFileSync(file, 'utf8'));
      return note.success && note.output.checkout === realpathSync(one) ? note.output.site : undefined;
    }
    if (one === dirname(one)) return undefined;
  }
}

/** `artha` of the nearest package.json that has it, with the folder that its paths are relative to. */
function readOwn(folder: string) {
  for (let one = folder; ; one = dirname(one)) {
    const { site, key } = readPackageJson(one, manifestSchema)?.artha ?? {};
    if (site !== undefined || key !== undefined) return { site, key, folder: one };
    if (one === dirname(one)) return undefined;
  }
}

/**
 * Finds the site of a command and the key to publish with: from the options (`--site`, `--key`), the environment
 * (`ARTHA_SITE`, `ARTHA_KEY`), `artha` in package.json, or the site that `npm start` started from this checkout, in
 * this order. A key of package.json without a file is ignored: a CI has none, and vouches with its token.
 */
export function readSettings(folder: string, flags: SettingsFlags, env: NodeJS.ProcessEnv = process.env): Settings {
  const own = readOwn(folder);
  const ownKey = own?.key === undefined ? undefined : resolve(own.folder, own.key);
  return {
    site: flags.site ?? env['ARTHA_SITE'] ?? own?.site ?? readStartedSite(folder),
    keyFile: flags.key ?? env['ARTHA_KEY'] ?? (ownKey !== undefined && existsSync(ownKey) ? ownKey : undefined),
  };
}

/**
 * The site of a command that requires one.
 * @throws if none is named.
 */
export function siteOf({ site }: Settings): string {
  if (site !== undefined) return site;
  throw new Error(
    'Name the site: --site https://…, ARTHA_SITE, or "artha": { "site": "https://…" } in package.json; or start one here: npm start.',
  );
}
