const NO_FRAMES = "frame-ancestors 'none'";

/** Features of a device that no page may use unless it needs them (Permissions Policy). */
const blockedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'] as const;

const permissionsPolicy = (allowed: readonly string[] = []): string =>
  blockedFeatures.map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`).join(', ');

/** Sent with every response, for pages and files. */
export const securityHeaders = {
  'Content-Security-Policy': NO_FRAMES,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': permissionsPolicy(),
} as const;

/** The needs of one page in its headers. */
interface DocumentNeeds {
  /** As headers they also apply to what is loaded before the page is parsed. */
  readonly policies?: readonly string[] | undefined;
  /** Parts of the device that the page may use. */
  readonly devices?: readonly string[] | undefined;
}

/**
 * Headers of a page besides those of every response, whoever sends it: an edge, or the service worker without a network.
 * The page contains its policies itself, so that any static host applies them. Only a header can express:
 * - no script is loaded without a digest, also not by `import()`, which a policy with `strict-dynamic` allows. The
 *   policy of an isolated page allows it nothing: it names each script by its digest. Firefox would also apply the
 *   header to its own viewer of a PDF that such a page frames, which would stay blank
 * - a window that opened an isolated page, or was opened by it, has no reference to it, even if it is of this site
 * - the page may use parts of the device
 */
export function documentHeaders(
  isIsolated: boolean,
  { policies = [], devices }: DocumentNeeds = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': [...policies, NO_FRAMES].join(', '),
    ...(devices && { 'Permissions-Policy': permissionsPolicy(devices) }),
    ...(isIsolated
      ? { 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' }
      : { 'Integrity-Policy': 'blocked-destinations=(script)' }),
  };
}
