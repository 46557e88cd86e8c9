/**
 * The reasons for not publishing a release, each with its remedy. Codes are stable; docs/publishing.md explains them.
 */
export const refusals = {
  'RE-01': 'Build it again: npx artha build <name>.',
  'RE-02': 'Build it again with this platform’s version: npm ci, then npx artha build <name>.',
  'RE-03': 'Build it again; do not change files of a release.',
  'RE-04': 'Write the remote for a contract version that the shell supports (remote.config.ts).',
  'RE-05':
    'Update the remote’s shared packages to the shell’s versions, or ask the site’s operator when its next shell comes.',
  'RE-06': 'Choose another path in remote.config.ts, or agree with the other team.',
  'RE-07': 'Ask the site’s operator to publish its shell; in a checkout of the site: npx artha publish shell.',
  'RE-08':
    "Load the part that needs a browser by clientOnly of @artha/shared/remote, or say render: 'browser' on its route in remote.config.ts: the page then shows a placeholder until its scripts run.",
  'RE-09':
    'Wait until those remotes are published for the new shell, or let the shell support their contract version, too.',
  'RE-10':
    'Tell the site’s operator. On your own machine, delete the store’s folder and run npm start: it builds the store again from the sources.',
  'RE-11':
    'Run npx artha status to see what is published, and npx artha history <name> to see which releases npx artha rollback <name> --to can restore.',
  'RE-12': 'Correct the picture beside the screen: icon.svg contains shapes only, share.png is 1200 by 630 pixels.',
  'RE-13': 'Declare the page in routes of remote.config.ts, or remove the entry from navigation.',
  'RE-14': 'Publish another shell instead: npx artha publish shell.',
  'RE-15': 'Try again: nothing was changed.',
  'RE-16': 'Nothing was deleted. Collect again once these sites are older than any open tab.',
  'RE-17': 'Ask the site’s operator to give previews an address (ARTHA_PREVIEWS_URL): docs/rollout.md.',
  'RE-18': 'Make a new preview without --with: npx artha publish --preview.',
  'RE-19': 'Say a shorter time with --for, or add the release to a preview that your team has: --with <link>.',
  'RE-20': 'Ask the release service’s operator to name the remote and its owner in the policy.',
  'RE-21': 'Publish with a key that the policy names for this remote, or have your key added to the policy.',
  'RE-22': 'Sign it again for this release service and this remote, and send it unchanged.',
  'RE-23': 'Sign it again with a validity of an hour, and check your clock.',
  'RE-24': 'Ask the service for the next number (GET /v1/remotes/<name>), and sign again.',
  'RE-25':
    'Request a token from the CI with this service’s address as its audience, in the workflow that the policy names.',
  'RE-26': 'Request a new token from the CI.',
  'RE-27': 'Choose a path that the policy gives to this remote, or have it added to the policy.',
  'RE-28': 'Build it again, upload all of it, and sign what you upload.',
  'RE-29': 'Find out who wrote to the store. To continue from its content: npm run site -- compose --accept-older.',
  'RE-30': 'Choose another name in remote.config.ts; only the shell is named “shell”.',
  'RE-31': 'Write it in remote.config.ts as plain text on one line, without < and >, and shorter.',
  'RE-32': 'Write a semantic version in package.json, such as 1.2.0.',
  'RE-33':
    'Build it again with this platform’s preset: a release may only contain scripts, WebAssembly, pictures, fonts and licences.',
  'RE-34': 'Declare the page as isolated in remote.config.ts, or do not accept files.',
  'RE-35':
    'Only a route with pages ends its path with {page} and may have a dialog. A route with lang is at the path of a route in English, after its language: /hi/terms for /terms. A remote has 1,000 pages at most.',
  'RE-36':
    'Load what is not needed at once by lazyPart of @artha/shared/remote, or say in “budgets” of package.json which limit it cannot keep, and why; npx artha check --why shows what weighs. Only the site’s operator raises what an exception may state (“budgets” in the policy).',
  'RE-37':
    'Build fewer and larger scripts: the policy of an isolated page names each script of its release. Write styles in styled components, not in style attributes.',
  'RE-40': 'Publish it to all visitors: npx artha publish, without --canary.',
  'RE-41':
    'Raise the version in package.json (npm version patch --no-git-tag-version) and build it again. On a site of your own, its operator may allow it: "mayReuseVersions" in the policy.',
  'RE-42':
    'Ask the site’s operator to add the need to “allows” of the remote in the policy, or do without it: docs/remotes.md says what each library needs.',
  'RE-43':
    'Leave it out or make it shorter in remote.config.ts, or ask the site’s operator to raise “frame” of the remote in the policy: docs/trust.md.',
  'RE-44':
    'Build it again with this platform’s preset, and try again. If it is refused again, look for a file that is very large or nested very deep.',
} as const;

/** The code of a refusal, such as `RE-01`. */
export type RefusalCode = keyof typeof refusals;

/** A publish that was refused: nothing has changed for visitors. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** The reason, in a sentence. */
  readonly reason: string;
  /** The remedy, in a sentence. */
  readonly remedy: string;

  constructor(code: RefusalCode, reason: string, cause?: unknown) {
    super(`${code}: ${reason}\n${refusals[code]}`, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.reason = reason;
    this.remedy = refusals[code];
  }
}

/** The result, or why it was refused. Any other failure is thrown, such as that of a store that does not respond. */
export function orRefusal<T>(result: Promise<T>): Promise<T | Refusal> {
  return result.catch((failure: unknown) => {
    if (failure instanceof Refusal) return failure;
    throw failure;
  });
}
