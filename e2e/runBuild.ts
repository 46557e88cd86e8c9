import webpack from 'webpack';
import { readRemoteConfig, remotePreset } from '@artha/platform/webpack';

// node runBuild.ts <folder>: the one call that a remote's webpack.config.ts makes, and a build of it.
const folder = process.argv[2] ?? '';
const config = await readRemoteConfig(folder);

const compiler = webpack(remotePreset(folder, config), (error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler?.close(() => undefined);
});
