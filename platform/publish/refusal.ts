/** Why a release is not published, each with the way out. Codes are stable; docs/publishing.md explains them. */
export const refusals = {
  'RE-01': 'Build it again: npx artha build <name>.',
  'RE-02': 'Build it again with this platform’s version: npm ci, then npx artha build <name>.',
  'RE-03': 'Build it again; do not change files of a release.',
  'RE-04': 'Write the remote for a contract version that the shell supports (remote.config.ts).',
  'RE-05': 'Update the remote’s shared packages to the shell’s versions, or publish a newer shell first.',
  'RE-06': 'Choose another path in remote.config.ts, or agree with the other team.',
  'RE-07': 'Publish the shell first: npx artha publish shell.',
  'RE-08': 'Render the screen without what only a browser has; see the error above.',
  'RE-09':
    'Wait until those remotes are published for the new shell, or let the shell support their contract version, too.',
  'RE-10': 'Delete the store’s folder and run npm start: it is built anew from the sources.',
  'RE-11': 'See npx artha status for what is published.',
  'RE-12': 'Mend the picture beside the screen: icon.svg holds shapes only, share.png is 1200 by 630 pixels.',
  'RE-13': 'Declare the page in routes of remote.config.ts, or take the entry out of navigation.',
  'RE-14': 'Publish another shell in its place: npx artha publish shell.',
  'RE-15': 'Try again: nothing was changed.',
  'RE-16': 'Nothing was deleted. Collect again once these sites are older than any open tab.',
  'RE-20': 'Let who runs the release service name the remote and its owner in the policy.',
  'RE-21': 'Publish with a key that the policy names for this remote, or let the policy name yours.',
  'RE-22': 'Sign it again for this release service and this remote, and send it as it was signed.',
  'RE-23': 'Sign it again, good for an hour, with a clock that is right.',
  'RE-24': 'Ask the service for the number that is due (GET /v1/remotes/<name>), and sign again.',
  'RE-25': 'Ask the CI for a token with this service’s address as its audience, in the workflow that the policy names.',
  'RE-26': 'Ask the CI for a new token.',
  'RE-27': 'Choose a path that the policy gives to this remote, or let the policy give it.',
  'RE-28': 'Build it again, upload it whole, and sign what was uploaded.',
  'RE-29': 'See who wrote to the store. To go on with what it holds: npm run site -- compose --accept-older.',
  'RE-30': 'Choose another name in remote.config.ts; only the shell is named “shell”.',
  'RE-31': 'Write it in remote.config.ts as plain text on one line, without < and >, and shorter.',
  'RE-32': 'Write a semantic version in package.json, such as 1.2.0.',
  'RE-33':
    'Build it again with this platform’s preset: scripts, WebAssembly, pictures, fonts and licences are what a release holds.',
  'RE-34': 'Declare the page as isolated in remote.config.ts, or do without what it needs.',
  'RE-35':
    'Write {page} at the end of the path of a route with pages, and of no other; only such a route has a dialog. Begin the path of a route with lang by it: /hi/terms.',
} as const;

export type RefusalCode = keyof typeof refusals;

/** A publish that does not happen: nothing has changed for visitors. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** What is wrong, in a sentence. */
  readonly reason: string;
  /** What to do, in a sentence. */
  readonly remedy: string;

  constructor(code: RefusalCode, reason: string, cause?: unknown) {
    super(`${code}: ${reason}\n${refusals[code]}`, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.reason = reason;
    this.remedy = refusals[code];
  }
}
