import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { siteConfigSchema, type SiteConfig } from '@artha/shared/config';

/**
 * The environment variable for a value of the configuration: `social.x` → `ARTHA_SOCIAL_X`, `uploadUrl` →
 * `ARTHA_UPLOAD_URL`.
 */
export function variableName(path: readonly string[]): string {
  return ['ARTHA', ...path.map((part) => part.replaceAll(/(?=[A-Z])/g, '_').toUpperCase())].join('_');
}

function withEnvironment(value: unknown, env: NodeJS.ProcessEnv, path: readonly string[]): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withEnvironment(inner, env, [...path, key])]),
    );
  }
  return env[variableName(path)] ?? value;
}

const withoutOrigin = v.looseObject({ origin: v.literal('') });

/**
 * Reads the site's configuration. Environment variables override it, such as `ARTHA_PRODUCT` or `ARTHA_SOCIAL_X`.
 * @param localOrigin the site's origin if none is configured.
 * @throws with the name of each invalid entry.
 */
export function loadConfig(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
  localOrigin = 'http://127.0.0.1:8080',
): SiteConfig {
  const raw = withEnvironment(JSON.parse(readFileSync(file, 'utf8')), env, []);
  const complete = v.is(withoutOrigin, raw) ? { ...raw, origin: localOrigin } : raw;
  const result = v.safeParse(siteConfigSchema, complete);
  if (result.success) return result.output;
  throw new Error(`${file} is invalid:\n${v.summarize(result.issues)}`);
}
