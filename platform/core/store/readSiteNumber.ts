/** The number in a site's name; undefined if it is invalid, or so large that adding one does not change it. */
export function readSiteNumber(name: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined;
}
