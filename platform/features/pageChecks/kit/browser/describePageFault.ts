import { ON_LOAD, type PageFault } from './PageFault.ts';

/** How many moments are named: more of them say no more. */
const MOST_MOMENTS = 2;

/** Writes a fault of pages in a line, and its remedy in a second one. */
export function describePageFault({ text, remedy, source, package: owner, sightings }: PageFault): string {
  const pages = [...new Set(sightings.map(({ page }) => page))].join(', ');
  const moments = [...new Set(sightings.map(({ moment }) => moment))].slice(0, MOST_MOMENTS);
  // On load, it is there in any case.
  const moment = moments[0] === ON_LOAD ? '' : `${moments.join(' and ')}, `;
  const isNamed = owner === undefined || text.startsWith(owner.name);
  const version = owner?.version === undefined ? '' : ` ${owner.version}`;
  const places = [
    ...(isNamed ? [] : [`in ${owner.name}${version}`]),
    ...(source === undefined ? [] : [`${source.file}:${String(source.line)}`]),
  ];
  const place = places.length === 0 ? '' : ` (${places.join(', ')})`;
  return `${pages}: ${moment}${text}${place}${remedy === undefined ? '' : `\nRemedy: ${remedy}.`}`;
}
