import { join } from 'node:path';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { remoteConfigSchema, type RemoteConfig } from '@artha/shared/contract';

const isList = (value: unknown): boolean => Array.isArray(value);
const moduleSchema = v.object({
  default: v.custom<Configuration[]>(isList, 'one call of a preset as its default export'),
});

/**
 * The builds in a package's `webpack.config.ts`: the result of the preset.
 * @throws if the file exports something else.
 */
export async function readConfiguration(folder: string): Promise<Configuration[]> {
  const module: unknown = await import(join(folder, 'webpack.config.ts'));
  return v.parse(moduleSchema, module).default;
}

/**
 * The content of a remote's `remote.config.ts`.
 * @throws with each invalid entry.
 */
export async function readRemoteConfig(folder: string): Promise<RemoteConfig> {
  const module: unknown = await import(join(folder, 'remote.config.ts'));
  return v.parse(v.object({ default: remoteConfigSchema }), module).default;
}
