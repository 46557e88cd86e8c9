import { TextField } from '@artha/shared/design';
import { formatRupees, parseAmount } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { Named } from '../../domain/forms/combineDocuments.ts';
import type { Form16, FormFigure, FormFigures } from '../../domain/forms/form16.ts';
import { formRows, type FormRow } from '../../domain/forms/formRow.ts';
import { usedPaise, type Edits } from '../../domain/forms/usedAmounts.ts';
import { groupDigits } from '../../domain/amount/groupDigits.ts';
import { useFormResultTexts, type FormResultTexts } from '../../texts/formResultTexts.ts';
import { ResultFigures } from './FormResult.styles.ts';

/** Rows that are worked out from others, and so are not asked for. */
const sums: readonly FormRow[] = [
  'grossSalary',
  'exemptions',
  'salaryFromEmployer',
  'section16',
  'salaryIncome',
  'otherIncome',
  'grossTotalIncome',
  'section80C',
  'section80CCC',
  'section80CCD1',
  'deductions',
  'totalIncome',
  'taxOnIncome',
  'rebate',
  'surcharge',
  'cess',
  'taxPayable',
  'netTax',
];

/** An amount in paise as a field shows it. */
function textOf(paise: number): string {
  const text = groupDigits(String(Math.abs(paise) / 100));
  return paise < 0 ? `-${text}` : text;
}

/** The places of a row's figures, with the name of the file if there are several. */
function placesOf(row: FormRow, forms: readonly Named<Form16>[], texts: FormResultTexts): readonly string[] {
  return forms.flatMap(({ name, document }) => {
    const place = document.figures[row]?.place;
    if (place === undefined) return [];
    return [forms.length > 1 ? texts.placeIn(name, place) : texts.place(place)];
  });
}

function hintOf(
  { paise, claimedPaise, status }: FormFigure,
  places: readonly string[],
  texts: FormResultTexts,
): string {
  const both =
    claimedPaise !== undefined && claimedPaise !== paise
      ? [texts.claimedAndAllowed(formatRupees(claimedPaise / 100), formatRupees(paise / 100))]
      : [];
  return [...places, texts.statuses[status], ...both].join(' · ');
}

const isReadable = (text: string): boolean => parseAmount(text.replace(/^\s*[-−]/, '')).kind === 'amount';

/** Properties of `FigureFields`. */
export interface FigureFieldsProps {
  readonly forms: readonly Named<Form16>[];
  readonly figures: FormFigures;
  readonly edits: Edits;
  readonly onEdit: (row: FormRow, text: string) => void;
}

/** The rows that a person can check: not sums, and no zero that a sum confirms. */
export const shownRows = (figures: FormFigures): readonly FormRow[] =>
  formRows.filter((row) => {
    const figure = figures[row];
    return figure !== undefined && !sums.includes(row) && (usedPaise(row, figures) !== 0 || figure.status !== 'proved');
  });

/** The figures of the forms that the estimate uses, each with its place in the file, to be corrected. */
export function FigureFields({ forms, figures, edits, onEdit }: FigureFieldsProps): ReactElement {
  const texts = useFormResultTexts();
  return (
    <ResultFigures>
      {shownRows(figures).map((row) => {
        const figure = figures[row];
        const text = edits[row] ?? textOf(usedPaise(row, figures) ?? 0);
        return (
          <TextField
            key={row}
            label={texts.rows[row]}
            hint={figure && hintOf(figure, placesOf(row, forms, texts), texts)}
            error={isReadable(text) ? undefined : texts.unreadable}
            prefix="₹"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              onEdit(row, target.value);
            }}
          />
        );
      })}
    </ResultFigures>
  );
}
