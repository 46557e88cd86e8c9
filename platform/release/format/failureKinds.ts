/** Codes of what did not load (docs/failures.md); every other error of a release was thrown. */
export const loadingCodes: readonly string[] = ['AR-101', 'AR-102', 'AR-103', 'AR-104', 'AR-105', 'AR-107', 'AR-108'];

/** Code of a page that froze or crashed. */
export const FROZEN_CODE = 'AR-110';
