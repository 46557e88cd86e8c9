import { createRandom, makeAmounts, type FormAmounts } from '../../testing/formAmounts.ts';
import { formStyles, mixedStyle } from '../../testing/formStyles.ts';
import { sampleHead, typesetForm16, type FormStyle } from '../../testing/typesetForm16.ts';
import { formRows, type FormRow } from './formRow.ts';
import type { PrintedPage } from './printedPage.ts';
import { readForm16 } from './readForm16.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

/** Finds rows that differ from the printed ones: wrong, missing though they are not zero, or wrong and proved. */
function findFaults(pages: readonly PrintedPage[], { rows }: FormAmounts) {
  const { figures } = readForm16(pages);
  const isWrong = (row: FormRow) => figures[row] !== undefined && figures[row].paise !== paise(rows[row]);
  return {
    wrong: formRows.filter(isWrong),
    missing: formRows.filter((row) => figures[row] === undefined && rows[row] !== 0),
    wrongAndProved: formRows.filter((row) => isWrong(row) && figures[row]?.status === 'proved'),
    proved: formRows.filter((row) => figures[row]?.status === 'proved').length,
  };
}

const formOf = (seed: number, style: FormStyle) => {
  const amounts = makeAmounts(seed, { paise: style.amount !== 'plain' });
  return { amounts, pages: typesetForm16(sampleHead, amounts, style) };
};

test.each(formStyles)('reads every figure of forms as $name prints them', (style) => {
  for (const seed of [1, 2, 3, 4]) {
    const { amounts, pages } = formOf(seed, style);
    const faults = findFaults(pages, amounts);
    expect({ seed, ...faults }).toMatchObject({ seed, wrong: [], missing: [] });
    // All but the parts of the 80C total, and what has no sum over it, such as the tax itself in an empty column.
    expect(faults.proved).toBeGreaterThan(style.zero === '' ? 12 : 36);
  }
});

test('reads forms whose ways of printing are mixed at random', () => {
  let [figures, wrong, missing] = [0, 0, 0];
  for (let seed = 1; seed <= 60; seed += 1) {
    const { amounts, pages } = formOf(seed, mixedStyle(seed));
    const faults = findFaults(pages, amounts);
    expect({ seed, proved: faults.wrongAndProved }).toEqual({ seed, proved: [] });
    figures += Object.values(amounts.rows).filter((rupees) => rupees !== 0).length;
    wrong += faults.wrong.length;
    missing += faults.missing.length;
  }
  expect({ figures, wrong, missing }).toEqual({ figures, wrong: 0, missing: 0 });
});

test('a figure that a form misprints is never called proved', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const style = formStyles[seed % formStyles.length];
    if (style === undefined) throw new Error('There is no style.');
    const { amounts } = formOf(seed, style);
    const summed = formRows.filter((row) => amounts.rows[row] > 1000 && row !== 'taxDeducted');
    const row = summed[createRandom(seed)(summed.length)] ?? 'salary';
    const misprinted = { ...amounts, rows: { ...amounts.rows, [row]: amounts.rows[row] + 990 } };
    expect({
      seed,
      row,
      proved: findFaults(typesetForm16(sampleHead, misprinted, style), amounts).wrongAndProved,
    }).toEqual({
      seed,
      row,
      proved: [],
    });
  }
});

test.each([
  ['From 01-Apr-2025 To 31-Mar-2026', { from: 1, to: 12 }],
  ['01/07/2025 28/02/2026', { from: 4, to: 11 }],
  ['15.10.2025 - 31.12.2025', { from: 7, to: 9 }],
  ['From 01-Feb-2025 To 30-Sep-2025', undefined],
  ['From To', undefined],
])('reads the months with the employer of “%s”', (period, span) => {
  const [style] = formStyles;
  if (style === undefined) throw new Error('There is no style.');
  expect(readForm16(typesetForm16({ ...sampleHead, period }, makeAmounts(1), style)).facts.span).toEqual(span);
});
