import { delimiter } from 'node:path';

/** Variables that npm and this repository set for a script. */
const foreign = /^(npm_|ARTHA_|NODE$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|COLOR$|PORT$|HOST$)/;

/** The environment of a new terminal, without a running npm script and without `node_modules/.bin`. */
export function cleanEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !foreign.test(name));
  const path = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
