import { basename } from 'node:path';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { remoteConfigSchema, type RemoteConfig } from '@artha/shared/contract';
import { parseContent } from '@artha/release/parseContent';
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
