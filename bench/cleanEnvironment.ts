import { delimiter } from 'node:path';

/** What npm and this repository put into the environment of a script. */
const foreign = /^(npm_|ARTHA_|NODE$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|COLOR$|PORT$|HOST$)/;

/** The environment of somebody who opens a terminal: nothing of a running npm script, no `node_modules/.bin`. */
export function cleanEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !foreign.test(name));
  const path = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
