import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { readPort } from '@artha/process/port';
import { loadConfig } from '@artha/core/loadConfig';
import { root } from '@artha/process/root';

/**
 * A required environment variable.
 * @throws with its name if it is not set.
 */
export function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set; see .env.example.`);
}

/** An environment variable; undefined if it is not set or empty. */
export function optional(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** The port and host at which a service listens: PORT (8080), and HOST (every address, since a container has its own). */
export function listenAt(): { readonly port: number; readonly host: string } {
  return { port: readPort(), host: optional('HOST') ?? '0.0.0.0' };
}

/**
 * The configuration of the site, with overrides from the environment.
 * @throws if it is invalid.
 */
export function siteConfig(): SiteConfig {
  return loadConfig(optional('ARTHA_CONFIG') ?? join(root, 'site.config.json'), process.env, required('ARTHA_ORIGIN'));
}

/** The audience of teams' release orders: the origin of the address under which they know the release service. */
export const audience = (): string => new URL(required('ARTHA_AUDIENCE')).origin;

/**
 * Whether ARTHA_PRIVATE_HOOKS says that web hooks of teams may lead to this network.
 * @throws for any other value.
 */
export function mayCallPrivateHooks(): boolean {
  const said = optional('ARTHA_PRIVATE_HOOKS');
  if (said !== undefined && said !== 'allowed')
    throw new Error(`ARTHA_PRIVATE_HOOKS must be “allowed” or not set, but is “${said}”.`);
  return said !== undefined;
}

/**
 * Whether ARTHA_CDN says that the release service purges the CDN before the site.
 * @throws for any other value.
 */
export function isCdnPurged(): boolean {
  const said = optional('ARTHA_CDN');
  if (said !== undefined && said !== 'purged')
    throw new Error(`ARTHA_CDN must be “purged” or not set, but is “${said}”.`);
  return said !== undefined;
}

/**
 * The content of the file that a variable names.
 * @throws if it cannot be read.
 */
export const readNamed = (name: string): Buffer => readFileSync(required(name));

/** Ends a service that cannot start, with the reason as its last output. */
export function endWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
