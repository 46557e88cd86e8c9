import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { siteConfigSchema, type SiteConfig } from '@artha/shared/config';

/** `social.x` → `ARTHA_SOCIAL_X`, `uploadUrl` → `ARTHA_UPLOAD_URL`. */
function variableName(path: readonly string[]): string {
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

/**
 * Reads the site's configuration; environment variables win, such as `ARTHA_PRODUCT` or `ARTHA_SOCIAL_X`.
 * @throws with the name of each entry that does not fit.
 */
export function loadConfig(file: string, env: NodeJS.ProcessEnv = process.env): SiteConfig {
  const raw: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const result = v.safeParse(siteConfigSchema, withEnvironment(raw, env, []));
  if (result.success) return result.output;
  throw new Error(`${file} does not fit:\n${v.summarize(result.issues)}`);
}
