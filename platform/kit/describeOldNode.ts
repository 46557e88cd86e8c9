/** The version of Node that the commands need: it runs the TypeScript of a remote's configuration. */
const NEEDED_NODE = 24;

/** Says that a version of Node is too old, and the remedy; undefined if it is not. */
export function describeOldNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= NEEDED_NODE) return undefined;
  return `artha needs Node ${NEEDED_NODE}; this is ${version}. Install it (https://nodejs.org), or only for this folder: npm install --save-dev node@${NEEDED_NODE}. Then npx and npm scripts run it.`;
}
