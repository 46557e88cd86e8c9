import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { readPort } from '../port.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { root } from '../root.ts';

/** A variable of the environment that a part cannot do without. @throws with its name where it is not set. */
export function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set; .env.example says what it is.`);
}

/** A variable of the environment; undefined where it is not set or empty. */
export function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** Where a part listens: PORT (8080), and HOST (every address, since a container has its own). */
export function listenAt(): { readonly port: number; readonly host: string } {
  return { port: readPort(), host: optional('HOST') ?? '0.0.0.0' };
}

/** The configuration of the site, with what the environment says of it. @throws where it does not fit. */
export function siteConfig(): SiteConfig {
  return loadConfig(optional('ARTHA_CONFIG') ?? join(root, 'site.config.json'), process.env, required('ARTHA_ORIGIN'));
}

/** What statements of teams must be for: the origin of the address under which they know the release service. */
export const audience = (): string => new URL(required('ARTHA_AUDIENCE')).origin;

/** Whether ARTHA_CDN says that the release service purges the CDN before the site. @throws where it says anything else. */
export function isCdnPurged(): boolean {
  const said = optional('ARTHA_CDN');
  if (said !== undefined && said !== 'purged') throw new Error(`ARTHA_CDN is “purged” or not set, not “${said}”.`);
  return said !== undefined;
}

/** The file that a variable names. @throws where it cannot be read. */
export const readNamed = (name: string): Buffer => readFileSync(required(name));

/** Ends a part that cannot start, with what is wrong as its last words. */
export function endWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
