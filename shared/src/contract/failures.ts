/**
 * The failures between the shell and a remote, each with a stable code that a person can quote and a team can look up
 * (docs/failures.md). Codes are never reused.
 */
export const failures = {
  'AR-101': { title: 'entry did not load', remedy: 'Check that the release’s remoteEntry file is served.' },
  'AR-102': { title: 'took too long', remedy: 'Check the network and the server that holds the release.' },
  'AR-103': { title: 'a file did not load or its digest differs', remedy: 'Publish the release again.' },
  'AR-104': {
    title: 'contract version not supported',
    remedy: 'Rebuild the remote with the shell’s contract version.',
  },
  'AR-105': { title: 'screen not exposed', remedy: 'Expose the screen that the route names in remote.config.ts.' },
  'AR-106': { title: 'threw while rendering', remedy: 'See the browser’s console and roll the remote back.' },
  'AR-107': { title: 'a lazy part did not load', remedy: 'Retry; if it fails again, publish the release again.' },
  'AR-108': {
    title: 'needs shared packages the shell does not provide',
    remedy: 'Rebuild against the shell’s ranges.',
  },
  'AR-109': { title: 'led away from the site by itself', remedy: 'Roll the remote back and ask its team.' },
  'AR-110': { title: 'its page froze or crashed', remedy: 'Roll the remote back and look for a loop without an end.' },
  'AR-201': { title: 'page data unreadable', remedy: 'Compose the pages again with `npm run site -- compose`.' },
} as const;

/** Code of a failure, such as `AR-101`. */
export type FailureCode = keyof typeof failures;
