import { securityHeaders } from '@artha/shared/contract';

export { securityHeaders } from '@artha/shared/contract';

const NO_FRAMES = securityHeaders['Content-Security-Policy'];

/**
 * For the files of releases. None of them is a document of the site when it is opened itself, so that a script in an
 * SVG, or a page among a remote's files, does not run with the site's origin.
 */
export const releaseFilePolicy = `default-src 'none'; ${NO_FRAMES}; sandbox`;

/** For the service worker: it runs no other script, and asks the site alone. */
export const offlineWorkerHeaders = {
  'Content-Security-Policy': `default-src 'none'; connect-src 'self'; ${NO_FRAMES}`,
};

/** Whether a response is a page that runs scripts: of all files, such pages alone name scripts in their policy. */
export function isPage(headers: Readonly<Record<string, string>>): boolean {
  return /(?:^|[\s;])script-src /.test(headers['Content-Security-Policy'] ?? '');
}
