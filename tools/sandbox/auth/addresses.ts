import { badRequest } from './apiError.ts';

const EMAIL_MAX_LENGTH = 255;
/** The address syntax of the library checkmail, which GoTrue uses. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Normalizes an e-mail address to lower case.
 * @throws ApiError if it is invalid.
 */
export function readEmail(email: string): string {
  if (email === '') throw badRequest('validation_failed', 'An email address is required');
  if (email.length > EMAIL_MAX_LENGTH) throw badRequest('validation_failed', 'An email address is too long');
  if (!emailPattern.test(email)) {
    throw badRequest('validation_failed', 'Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}

/**
 * Normalizes a phone number to E.164 without its plus.
 * @throws ApiError if it is invalid.
 */
export function readPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw badRequest('validation_failed', 'Invalid phone number format (E.164 required)');
  }
  return digits;
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Chooses an address to redirect a person to: on the site, or at any port of this machine (GoTrue: `IsRedirectURLValid`).
 * @param wanted addresses in order of preference.
 */
export function chooseRedirect(siteUrl: string, wanted: readonly (string | undefined)[]): string {
  const site = new URL(siteUrl);
  const allowed = wanted.find((address) => {
    if (!address || !URL.canParse(address)) return false;
    const { protocol, hostname, port } = new URL(address);
    const isSite = protocol === site.protocol && hostname === site.hostname && port === site.port;
    // RFC 8252, section 7.3: a local program listens on any free port.
    return isSite || ((protocol === 'http:' || protocol === 'https:') && isLoopback(hostname));
  });
  return allowed ?? siteUrl;
}
