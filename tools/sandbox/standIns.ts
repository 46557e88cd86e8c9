import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { siteConfigSchema, type SiteConfig } from '@artha/shared/config';

/** The stand-ins in the format of a site's configuration. */
const settingsSchema = v.object({
  auth: siteConfigSchema.entries.auth,
  waitlistUrl: siteConfigSchema.entries.waitlistUrl,
  waitlistWidget: siteConfigSchema.entries.waitlistWidget,
  analytics: siteConfigSchema.entries.analytics,
});
type Settings = v.InferOutput<typeof settingsSchema>;
/** The stand-ins; without `auth`, signing in stays a demonstration. */
export type StandIns = Pick<Settings, 'auth'> & {
  readonly [Name in keyof Omit<Settings, 'auth'>]-?: NonNullable<Settings[Name]>;
};

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address can only be on this machine: stand-ins are never used for public sites. */
export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && localHosts.includes(new URL(address).hostname);

/** The services that a configuration leaves open. */
export function openServices({ auth, waitlistUrl, waitlistWidget, analytics }: SiteConfig) {
  return {
    auth: auth === undefined,
    // Setting either of the two is a decision.
    waitlist: waitlistUrl === '' && waitlistWidget === undefined,
    analytics: analytics === undefined,
  };
}

/** Adds the stand-ins to a configuration for what it leaves open. */
export function withStandIns(config: SiteConfig, standIns: StandIns): SiteConfig {
  const open = openServices(config);
  const { auth, waitlistUrl, waitlistWidget, analytics } = standIns;
  return {
    ...config,
    ...(open.auth && auth ? { auth } : {}),
    ...(open.waitlist ? { waitlistUrl, waitlistWidget } : {}),
    ...(open.analytics ? { analytics } : {}),
  };
}

/** Beside the keys of the release service: a publish while the site runs composes the same pages. */
const fileIn = (serviceFolder: string): string => join(serviceFolder, 'stand-ins.json');

/** Records the stand-ins of a site for other commands of this machine. */
export async function writeStandIns(serviceFolder: string, standIns: StandIns): Promise<void> {
  await mkdir(serviceFolder, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(serviceFolder), `${JSON.stringify(standIns, undefined, 2)}\n`);
}

/**
 * The stand-ins that the last `npm start` of a store named. Undefined if there are none, and for a site whose origin is
 * not this machine.
 */
export function readStandIns(serviceFolder: string, origin: string): StandIns | undefined {
  if (!isLocalAddress(origin)) return undefined;
  try {
    const { auth, waitlistUrl, waitlistWidget, analytics } = v.parse(
      settingsSchema,
      JSON.parse(readFileSync(fileIn(serviceFolder), 'utf8')),
    );
    return waitlistWidget && analytics ? { auth, waitlistUrl, waitlistWidget, analytics } : undefined;
  } catch {
    return undefined;
  }
}
