import { financialYears, type FinancialYear } from '../financialYear.ts';
import { sumAis, type Ais, type AisSums } from './ais.ts';
import type { Span } from '../act/span.ts';
import type { Form16, FormFigure, FormFigures } from './form16.ts';
import { chapterViaRows, formRows, type FormRow } from './formRow.ts';

/** A document with a name by which the page tells it from others. */
export interface Named<Document> {
  readonly name: string;
  readonly document: Document;
}

/** A fact about the documents that a person must know before relying on their sum. */
export type DocumentNote =
  | { readonly kind: 'yearUnknown'; readonly name: string }
  | { readonly kind: 'yearWithoutRules'; readonly name: string; readonly year: string }
  | { readonly kind: 'otherYear'; readonly name: string; readonly year: string; readonly used: FinancialYear }
  | { readonly kind: 'revised'; readonly name: string; readonly used: string }
  | { readonly kind: 'sameTwice'; readonly name: string }
  | { readonly kind: 'otherPerson'; readonly name: string }
  | { readonly kind: 'partMissing'; readonly name: string; readonly part: 'A' | 'B' }
  | { readonly kind: 'employers'; readonly count: number }
  | { readonly kind: 'salaryOfOthers'; readonly name: string }
  | { readonly kind: 'countedOnce'; readonly paise: number };

/** The forms of one employer together. */
export interface EmployerFigures {
  /** Absent if no form prints the months. */
  readonly span: Span | undefined;
  readonly figures: FormFigures;
}

/** The documents of one person and year together. */
export interface CombinedDocuments {
  readonly year: FinancialYear | undefined;
  /** Those that are used. */
  readonly forms: readonly Named<Form16>[];
  readonly figures: FormFigures;
  /** The figures by employer, in the order of their months. */
  readonly employers: readonly EmployerFigures[];
  /** Of the AIS; undefined without one. */
  readonly ais: AisSums | undefined;
  readonly notes: readonly DocumentNote[];
}

type NamedForm = Named<Form16>;

const knownYear = (year: string | undefined) => financialYears.find((known) => known === year);

/** The latest year of a form, or of an AIS, that has rules. */
function chooseYear(years: readonly (string | undefined)[]): FinancialYear | undefined {
  return years
    .flatMap((year) => knownYear(year) ?? [])
    .toSorted((one, other) => one.localeCompare(other))
    .at(-1);
}

/** Keeps documents of the year; notes say which are left out. */
function ofYear<Document>(
  documents: readonly Named<Document>[],
  yearOf: (document: Document) => string | undefined,
  used: FinancialYear | undefined,
): { readonly kept: readonly Named<Document>[]; readonly notes: readonly DocumentNote[] } {
  const notes: DocumentNote[] = [];
  const kept = documents.filter(({ name, document }) => {
    const year = yearOf(document);
    if (year !== undefined && year === used) return true;
    if (year === undefined) notes.push({ kind: 'yearUnknown', name });
    else if (knownYear(year) === undefined || used === undefined) notes.push({ kind: 'yearWithoutRules', name, year });
    else notes.push({ kind: 'otherYear', name, year, used });
    return false;
  });
  return { kept, notes };
}

const isSame = (one: Form16, other: Form16): boolean => JSON.stringify(one.figures) === JSON.stringify(other.figures);

const partsOf = ({ facts }: Form16): string => `${String(facts.hasPartA)} ${String(facts.hasPartB)}`;

/** Of two forms of one employer, the one that was changed last; parts A and B in two files are two forms that both count. */
function withoutRevised(forms: readonly NamedForm[]): {
  readonly kept: readonly NamedForm[];
  readonly notes: readonly DocumentNote[];
} {
  const notes: DocumentNote[] = [];
  const kept: NamedForm[] = [];
  for (const form of forms) {
    const { tan } = form.document.facts;
    const index = kept.findIndex(
      ({ document }) => tan !== undefined && document.facts.tan === tan && partsOf(document) === partsOf(form.document),
    );
    const before = kept[index];
    if (before === undefined) {
      kept.push(form);
      continue;
    }
    const isLater = (form.document.facts.updated ?? '') >= (before.document.facts.updated ?? '');
    const [used, left] = isLater ? [form, before] : [before, form];
    kept[index] = used;
    notes.push(
      isSame(form.document, before.document)
        ? { kind: 'sameTwice', name: left.name }
        : { kind: 'revised', name: left.name, used: used.name },
    );
  }
  return { kept, notes };
}

/** Leaves out the documents of other people: the first one with a number says who the person is. */
function ofPerson(
  pans: readonly { readonly name: string; readonly pan: string | undefined }[],
): readonly DocumentNote[] {
  const person = pans.find(({ pan }) => pan !== undefined)?.pan;
  return pans.flatMap(({ name, pan }) =>
    pan === undefined || pan === person ? [] : [{ kind: 'otherPerson', name } as const],
  );
}

/** Rows that employers may repeat, because the person reported the same to each: of several, the largest counts. */
const repeated: readonly FormRow[] = [
  ...chapterViaRows.filter((row) => row !== 'section80CCD2'),
  'houseProperty',
  'otherSources',
  'standardDeduction',
];

const add = (one: FormFigure, other: FormFigure): FormFigure => ({
  ...one,
  paise: one.paise + other.paise,
  ...(one.claimedPaise !== undefined && { claimedPaise: one.claimedPaise + (other.claimedPaise ?? other.paise) }),
  status: one.status === other.status ? one.status : 'unproved',
});

const larger = (one: FormFigure, other: FormFigure): FormFigure =>
  Math.abs(other.claimedPaise ?? other.paise) > Math.abs(one.claimedPaise ?? one.paise) ? other : one;

/** The figures of several employers together. */
function addForms(forms: readonly NamedForm[]): FormFigures {
  const sums = new Map<FormRow, FormFigure>();
  for (const { document } of forms) {
    for (const row of formRows) {
      const figure = document.figures[row];
      if (figure === undefined) continue;
      const before = sums.get(row);
      const joined = before && (repeated.includes(row) ? larger(before, figure) : add(before, figure));
      sums.set(row, joined ?? figure);
    }
  }
  // Each employer's own form has the salary that the other one reported.
  if (countEmployers(forms) > 1) sums.delete('otherEmployers');
  return Object.fromEntries(sums);
}

const employerOf = ({ name, document }: NamedForm): string => document.facts.tan ?? name;

const countEmployers = (forms: readonly NamedForm[]): number => new Set(forms.map(employerOf)).size;

function listEmployers(forms: readonly NamedForm[]): readonly EmployerFigures[] {
  return [...Map.groupBy(forms, employerOf).values()]
    .map((own) => ({
      span: own.map(({ document }) => document.facts.span).find((span) => span !== undefined),
      figures: addForms(own),
    }))
    .toSorted((one, other) => (one.span?.from ?? 1) - (other.span?.from ?? 1));
}

function notesOf(forms: readonly NamedForm[], ais: AisSums | undefined): readonly DocumentNote[] {
  const employers = countEmployers(forms);
  const has = (part: 'hasPartA' | 'hasPartB', tan: string | undefined) =>
    forms.some(({ document: { facts } }) => facts.tan === tan && facts[part]);
  return [
    ...(employers > 1 ? [{ kind: 'employers', count: employers } as const] : []),
    ...forms.flatMap(({ name, document: { facts, figures } }): DocumentNote[] => [
      ...(has('hasPartA', facts.tan) ? [] : [{ kind: 'partMissing', name, part: 'A' } as const]),
      ...(has('hasPartB', facts.tan) ? [] : [{ kind: 'partMissing', name, part: 'B' } as const]),
      ...(employers > 1 && (figures.otherEmployers?.paise ?? 0) > 0 ? [{ kind: 'salaryOfOthers', name } as const] : []),
    ]),
    ...(ais && ais.countedOnce > 0 ? [{ kind: 'countedOnce', paise: ais.countedOnce } as const] : []),
  ];
}

/**
 * Puts the documents of a person together: one year, the last version of each form, all employers. Whatever is left out
 * is named in the notes.
 */
export function combineDocuments(forms: readonly NamedForm[], statements: readonly Named<Ais>[]): CombinedDocuments {
  const year =
    chooseYear(forms.map(({ document }) => document.facts.year)) ??
    chooseYear(statements.map(({ document }) => document.year));
  const formsOfYear = ofYear(forms, ({ facts }) => facts.year, year);
  const aisOfYear = ofYear(statements, (document) => document.year, year);
  const others = ofPerson([
    ...formsOfYear.kept.map(({ name, document }) => ({ name, pan: document.facts.pan })),
    ...aisOfYear.kept.map(({ name, document }) => ({ name, pan: document.pan })),
  ]);
  const isOwn = ({ name }: { readonly name: string }) => !others.some((note) => 'name' in note && note.name === name);
  const latest = withoutRevised(formsOfYear.kept.filter(isOwn));
  // The newest download of an AIS has everything that earlier ones have.
  const own = aisOfYear.kept.filter(isOwn).at(-1);
  const ais = own && sumAis(own.document.entries);
  return {
    year,
    forms: latest.kept,
    figures: addForms(latest.kept),
    employers: listEmployers(latest.kept),
    ais,
    notes: [...formsOfYear.notes, ...aisOfYear.notes, ...others, ...latest.notes, ...notesOf(latest.kept, ais)],
  };
}
