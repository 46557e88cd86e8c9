import { locateSource, type RemoteSources } from './locateSource.ts';
import { ON_LOAD, type FaultSighting, type FoundFault, type PageFault } from './PageFault.ts';

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
    const fault = { kind, text: hasSubject ? `${subject} ${text}` : text, remedy, isHarmless, ...located };
    const key = JSON.stringify([fault.text, located.source]);
    const known = this.#faults.get(key);
    if (!known) this.#faults.set(key, { fault, sightings: [seen] });
    else if (!known.sightings.some(({ page, moment }) => page === seen.page && moment === seen.moment))
      known.sightings.push(seen);
  }

  /** What was found, in the order of a list of pages. */
  list(pages: readonly string[]): PageFault[] {
    // A page is visited in several ways at once: what is seen on load is said first.
    const rankOf = ({ page, moment }: FaultSighting) => 2 * pages.indexOf(page) + (moment === ON_LOAD ? 0 : 1);
    const firstOf = ({ sightings: [first] }: PageFault) => (first ? rankOf(first) : 0);
    return [...this.#faults.values()]
      .map(({ fault, sightings }) => ({ ...fault, sightings: sightings.toSorted((a, b) => rankOf(a) - rankOf(b)) }))
      .toSorted((a, b) => firstOf(a) - firstOf(b));
  }
}
