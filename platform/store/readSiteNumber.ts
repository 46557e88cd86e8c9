/** The number of a site by its name; undefined where that is none, or so large that no next one could be told from it. */
export function readSiteNumber(name: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined;
}
