import { ON_LOAD, type PageFault } from './PageFault.ts';

/** Writes a fault of pages in a line, and its remedy in a second one. */
export function describePageFault({ text, remedy, source, package: owner, sightings }: PageFault): string {
  const [first] = sightings;
  const pages = [...new Set(sightings.map(({ page }) => page))].join(', ');
  const moment = first === undefined || first.moment === ON_LOAD ? '' : `${first.moment}, `;
  const isNamed = owner === undefined || text.startsWith(owner.name);
  const version = owner?.version === undefined ? '' : ` ${owner.version}`;
  const places = [
    ...(isNamed ? [] : [`in ${owner.name}${version}`]),
    ...(source === undefined ? [] : [`${source.file}:${String(source.line)}`]),
  ];
  const place = places.length === 0 ? '' : ` (${places.join(', ')})`;
  return `${pages}: ${moment}${text}${place}${remedy === undefined ? '' : `\nRemedy: ${remedy}.`}`;
}
