import { locateColumns, ruledColumns } from './columns.ts';
import type { ColumnBounds } from './columns.ts';
import { locatePictureTitles } from './locatePictureTitles.ts';
import type { TablePart } from './section.ts';
import { addUntitledTexts } from './headings/untitledTexts.ts';

/** Titles on two pages whose positions differ by less than this, in points, belong to the same columns. */
const maxTitleOffset = 2;

type PartWithoutColumns = Omit<TablePart, 'columns'>;

interface TitleGroup {
  readonly titles: TablePart['titles'];
  readonly parts: PartWithoutColumns[];
}

/** Groups the parts whose titles are at the same places: their columns are learned together. */
function groupByTitles(parts: readonly PartWithoutColumns[]): TitleGroup[] {
  const groups: TitleGroup[] = [];
  for (const part of parts) {
    const group = groups.find(
      ({ titles }) =>
        titles.length === part.titles.length &&
        titles.every((title, index) => Math.abs(title.x0 - (part.titles[index]?.x0 ?? Infinity)) < maxTitleOffset),
    );
    if (group === undefined) groups.push({ titles: part.titles, parts: [part] });
    else group.parts.push(part);
  }
  return groups;
}

function learnColumns({ titles, parts }: TitleGroup): ColumnBounds[] {
  const lines = parts.flatMap((part) => part.lines);
  const heading = parts[0]?.heading ?? [];
  const hasPictures = heading.some(([, ...texts]) => texts.length === 0);
  const located = hasPictures ? locatePictureTitles(heading, titles, lines) : addUntitledTexts(titles, lines);
  return locateColumns(located, lines);
}

/** The columns of a part: between its drawn lines, or else as learned from titles and figures. */
function columnsOf(part: PartWithoutColumns, learned: readonly ColumnBounds[]): readonly ColumnBounds[] {
  const edges = part.grid?.columnEdges ?? [];
  return edges.length > 0 ? ruledColumns(part.titles, edges) : learned;
}

/** Locates the columns of each part of a table. */
export function locateColumnsOfParts(parts: readonly PartWithoutColumns[]): TablePart[] {
  const learned = new Map(
    groupByTitles(parts).flatMap((group) => {
      const columns = learnColumns(group);
      return group.parts.map((part) => [part, columns] as const);
    }),
  );
  return parts.map((part) => ({ ...part, columns: columnsOf(part, learned.get(part) ?? []) }));
}
