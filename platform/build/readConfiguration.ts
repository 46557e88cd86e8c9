import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { remoteConfigSchema, type RemoteConfig } from '@artha/shared/contract';
import { parseContent } from '@artha/core/parseContent';
import { configFile } from './sources.ts';

const isList = (value: unknown): boolean => Array.isArray(value);
const moduleSchema = v.object({
  default: v.custom<Configuration[]>(isList, 'one call of a preset as its default export'),
});

/**
 * The builds in a package's `webpack.config.ts`: the result of the preset.
 * @throws if the file exports something else.
 */
export async function readConfiguration(folder: string): Promise<Configuration[]> {
  const file = configFile(folder, 'webpack.config');
  const module: unknown = await import(file);
  return parseContent(moduleSchema, module, basename(file)).default;
}

const defineSchema = v.pick(remoteConfigSchema, ['define']);

/** Values of a build by their names. */
export type BuildValues = NonNullable<v.InferOutput<typeof defineSchema>['define']>;

/**
 * The values that a remote's configuration names for its builds.
 * @throws with each invalid one.
 */
export function parseValues(config: unknown): BuildValues {
  return parseContent(defineSchema, config, 'remote.config').define ?? {};
}

/**
 * Reads the values of the builds of the package in a folder; they may come from the environment, so they are read again each time.
 * @returns none if it has no configuration of a remote.
 */
export function readValues(folder: string): BuildValues {
  const file = configFile(folder, 'remote.config');
  if (!existsSync(file)) return {};
  const module: unknown = createRequire(import.meta.url)(file);
  return parseValues(parseContent(v.object({ default: v.unknown() }), module, basename(file)).default);
}

/**
 * The content of a remote's `remote.config.ts`.
 * @throws with each invalid entry.
 */
export async function readRemoteConfig(folder: string): Promise<RemoteConfig> {
  const file = configFile(folder, 'remote.config');
  const module: unknown = await import(file);
  const { default: config } = parseContent(v.object({ default: v.unknown() }), module, basename(file));
  return parseContent(remoteConfigSchema, config, basename(file));
}
