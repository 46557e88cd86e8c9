import { join } from 'node:path';
import webpack from 'webpack';
import { remotePreset } from '@artha/platform/build';
import type { RemoteConfig } from '@artha/shared/contract';

// node buildFixture.ts <folder>: the one call that a remote's webpack.config.ts makes, and a build of it.
const folder = process.argv[2] ?? '';
const { default: config }: { default: RemoteConfig } = await import(join(folder, 'remote.config.ts'));

const compiler = webpack(remotePreset(folder, config), (error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler?.close(() => undefined);
});
