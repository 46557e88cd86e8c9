import webpack from 'webpack';
import { readConfiguration } from './readConfiguration.ts';

// Builds the package in the given folder, in its own process, so that several builds run concurrently.
const folder = process.argv[2] ?? process.cwd();
const configuration = await readConfiguration(folder);

const compiler = webpack(configuration, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only', colors: false }));
    process.exitCode = 1;
  }
  compiler?.close(() => undefined);
});
