import { locateSource, type RemoteSources } from './locateSource.ts';
import { AFTER_STEP, ON_LOAD, type FaultSighting, type FoundFault, type PageFault } from './PageFault.ts';

/** `/remotes/tax/0a1b/Tax.js`, `/registry/tax.json` → the remote. */
const fileOfRemote = /\/(?:remotes\/([^/]+)\/|registry\/([a-z][a-z0-9-]*)\.json)/;

/** Whether a text names a file of another remote, such as one that came too late: its team, or the site, mends that. */
function isOfOther(text: string, own: string): boolean {
  const [, remote, listed] = fileOfRemote.exec(text) ?? [];
  const named = remote ?? listed;
  return named !== undefined && named !== own;
}

/** Collects the faults of pages, each once. */
export class FaultRecorder {
  readonly #faults = new Map<string, { fault: Omit<PageFault, 'sightings'>; sightings: FaultSighting[] }>();
  readonly #sources: RemoteSources | undefined;

  /** @param sources of the remote whose pages these are; undefined if its scripts have no source maps. */
  constructor(sources: RemoteSources | undefined) {
    this.#sources = sources;
  }

  /** Adds what is found, unless it is known from there and then. */
  add(
    { kind, text, hasSubject = false, remedy, isHarmless = false, positions = [] }: FoundFault,
    seen: FaultSighting,
  ): void {
    const located = this.#sources ? locateSource(positions, this.#sources) : {};
    const { name, version } = located.package ?? {};
    const subject = name === undefined ? 'a script' : [name, version].filter(Boolean).join(' ');
    const isOthers =
      this.#sources !== undefined && located.source === undefined && isOfOther(text, this.#sources.remote);
    const fault = {
      kind,
      text: hasSubject ? `${subject} ${text}` : text,
      remedy,
      isHarmless: isHarmless || isOthers,
      ...located,
    };
    const key = JSON.stringify([fault.text, located.source]);
    const known = this.#faults.get(key);
    if (!known) this.#faults.set(key, { fault, sightings: [seen] });
    else if (!known.sightings.some(({ page, moment }) => page === seen.page && moment === seen.moment))
      known.sightings.push(seen);
  }

  /** Lists the faults in the order of a list of pages. */
  list(pages: readonly string[]): PageFault[] {
    // A page is visited in several ways at once: what is seen on load is said first, what a step shows second.
    const rankOf = ({ page, moment }: FaultSighting) =>
      3 * pages.indexOf(page) + (moment === ON_LOAD ? 0 : moment === AFTER_STEP ? 1 : 2);
    const firstOf = ({ sightings: [first] }: PageFault) => (first ? rankOf(first) : 0);
    const all = [...this.#faults.values()];
    // React sets what a component gives it; which component it was, only the failure that follows knows.
    const placeOf = (of: (typeof all)[number]) =>
      all.find(
        ({ fault, sightings }) =>
          fault.kind === 'failure' &&
          fault.source !== undefined &&
          fault.remedy === of.fault.remedy &&
          sightings.some(({ page }) => of.sightings.some((one) => one.page === page)),
      )?.fault.source;
    return all
      .map((one) => {
        const isPlaceless = one.fault.kind === 'violation' && one.fault.source === undefined;
        const source = isPlaceless ? placeOf(one) : one.fault.source;
        return { sightings: one.sightings, fault: { ...one.fault, ...(source && { source }) } };
      })
      .map(({ fault, sightings }) => ({ ...fault, sightings: sightings.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
      .toSorted((a, b) => firstOf(a) - firstOf(b));
  }
}
