import type { ReleaseResult } from '@artha/service/ReleaseClient';

/**
 * Reads a share of the visitors such as `5%` or `5`.
 * @returns in per cent.
 * @throws if it is written in another way, or is not from 1 to 99.
 */
export function parseShare(text: string): number {
  const [, digits = ''] = /^(\d{1,2}) ?%?$/.exec(text) ?? [];
  if (Number(digits) >= 1) return Number(digits);
  throw new Error('Say the share of visitors that get it first in per cent, from 1 to 99: --canary 5%.');
}

/** Describes the result of publishing a canary. @param took seconds. */
export function describeCanary(
  { name, version = '', digest = '', changed, share }: ReleaseResult,
  took: string,
): string {
  const what = `${name} ${version} (${digest})`;
  const shown = `${String(share)} % of the visitors`;
  return changed
    ? `${shown} get ${what}; stored and composed in ${took} s. artha status ${name} shows what they meet.`
    : `${shown} got ${what} already; nothing changed.`;
}
