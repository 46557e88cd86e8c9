import fc from 'fast-check';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { formulaNames } from '../../texts/en/formulaNames.ts';
import { own } from '../../texts/en/own.ts';
import { ratioWords as hindiWords } from '../../texts/hi/ratioWords.ts';
import { findInputBy } from '../figures/findInput.ts';
import { computeRatio, type RatioFigures } from '../ratios/computeRatio.ts';
import { ratioInputs, type InputId } from '../ratios/inputs.ts';
import { computeSheet } from '../ratios/testing/computeSheet.ts';
import { writeLatex } from '../ratios/writeLatex.ts';
import { writePlain } from '../ratios/writePlain.ts';
import { sheetName, writeSheet } from '../ratios/writeSheet.ts';
import { nearestInput } from './nearestInput.ts';
import { ownRatios } from './ownRatios.ts';
import { parseFormula } from './parseFormula.ts';

const findInput = findInputBy(ratioWords.label);
const parse = (text: string) => parseFormula(text, findInput);
const ratioOf = (text: string) => {
  const parsed = parse(text);
  if (parsed.kind === 'fault') throw new Error(JSON.stringify(parsed.fault));
  return { id: 'own-1', name: 'Mine', ...parsed.rule };
};
const figures: RatioFigures = { netProfit: 640, interest: 200, totalAssets: 5000, salesRevenue: 8000, rate: 0.1 };

describe('a formula that is understood', () => {
  test.each<[string, number, string]>([
    ['Net profit ÷ Total assets × 100%', 0.128, '%'],
    ['(PAT + finance costs) / total assets', 0.168, 'x'],
    ['Net profit - Interest - 1,00', 340, 'INR'],
    ['-Net profit + 2 * (Interest)', -240, 'INR'],
    ['Net profit – −Interest', 840, 'INR'],
    ['Total assets : Sales ÷ 2', 0.3125, 'x'],
    ['Net profit × 12.5%', 80, 'INR'],
    ['Rate per period × १०', 1, 'x'],
    ['netProfit÷salesRevenue*100 %', 0.08, '%'],
    ['Total assets × Net profit', 3_200_000, 'x'],
  ])('%s is %d in %s', (text, value, unit) => {
    const ratio = ratioOf(text);
    expect(ratio.unit).toBe(unit);
    expect(computeRatio(ratio, figures)).toEqual({ kind: 'value', value: expect.closeTo(value, 9) });
  });

  test('may be written in Hindi', () => {
    const parsed = parseFormula('(निवल लाभ + ब्याज) ÷ कुल परिसंपत्तियाँ', findInputBy(hindiWords.label));
    expect(parsed).toEqual({
      kind: 'rule',
      rule: { unit: 'x', formula: ['over', ['plus', 'netProfit', 'interest'], 'totalAssets'] },
    });
  });

  test('is written with the brackets that it needs', () => {
    const ratio = ratioOf('(Net profit + Interest) × 2 - (Taxes - Inventory) ÷ 3');
    expect(writePlain(ratio, formulaNames)).toBe('Mine = (Net Profit + Interest) × 2 - (Taxes - Inventory) / 3');
    expect(writeLatex(ratio, formulaNames)).toBe(
      String.raw`\text{Mine} = \left(\text{Net Profit} + \text{Interest}\right) \times 2 - \frac{\text{Taxes} - \text{Inventory}}{3}`,
    );
  });

  test('is named by its person, or by its number', () => {
    const formulas = [
      { name: ' Margin ', text: 'Net profit ÷ Sales' },
      { name: 'Not yet', text: 'Net profit ÷' },
      { name: '', text: 'Interest' },
    ];
    expect(ownRatios(formulas, ratioWords.label, own.unnamed).map(({ id, name }) => [id, name])).toEqual([
      ['own-1', 'Margin'],
      ['own-3', 'My ratio 3'],
    ]);
  });
});

describe('a formula that is not understood says where and what to do', () => {
  test.each([
    [' ', 'Write a formula, such as Net profit ÷ Total assets.'],
    ['2 + 2', 'There is no figure in it. Name at least one, such as Net profit.'],
    ['Net profits ÷ Total assets', 'No figure is called “Net profits” (character 1). Do you mean Net profit?'],
    ['Net profit - Intrest', 'No figure is called “Intrest” (character 14). Do you mean Interest?'],
    ['Profits', 'No figure is called “Profits” (character 1). Do you mean Net profit?'],
    ['Net profit ÷ xyz', 'No figure is called “xyz” (character 14). Take one from the names of figures below.'],
    ['Net profit ^ 2', '“^” (character 12) is part of no formula. Use names, numbers, + − × ÷ and brackets.'],
    ['= Net profit', '“=” (character 1) is part of no formula. Use names, numbers, + − × ÷ and brackets.'],
    ['Net profit ÷', 'After “÷” (character 12) a figure or a number is missing. Add it, or remove “÷”.'],
    ['Net profit ÷ × 2', 'After “÷” (character 12) a figure or a number is missing. Add it, or remove “÷”.'],
    ['× Net profit', 'The formula begins with a sign. Put a figure or a number before it.'],
    ['()', 'There is no figure in it. Name at least one, such as Net profit.'],
    ['Net profit (Interest)', 'A sign is missing before “(” (character 12). Put + − × or ÷ there.'],
    ['2 Net profit', 'A sign is missing before “Net profit” (character 3). Put + − × or ÷ there.'],
    ['(Net profit + Interest ÷ 2', 'The bracket at character 1 is not closed. Add “)” where it ends.'],
    ['Net profit) ÷ 2', 'The bracket at character 11 was not opened. Remove it, or add “(” before.'],
    [
      'Net profit ÷ Sales + Interest',
      '“+” (character 20) joins rupees with what is no amount of rupees. Put the parts that belong together in brackets.',
    ],
  ])('“%s”: %s', (text, sentence) => {
    const parsed = parse(text);
    const { fault } = parsed.kind === 'fault' ? parsed : { fault: undefined };
    const nearest = fault?.kind === 'name' ? nearestInput(fault.text, ratioWords.label) : undefined;
    expect(fault && own.fault(fault, nearest && ratioWords.label(nearest))).toBe(sentence);
  });

  test('no nesting is deep enough to break the reader', () => {
    expect(parse(`${'('.repeat(500)}Net profit`).kind).toBe('fault');
  });

  test('any text is a formula or has a fault, which has a sentence', () => {
    const piece = fc.constantFrom('Net profit', 'Interest', 'x', '2', '7%', '+', '-', '×', '÷', '(', ')', '^', ' ');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
        ),
        (text) => {
          const parsed = parse(text);
          if (parsed.kind === 'fault') expect(own.fault(parsed.fault, undefined)).toMatch(/\.$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** A formula as it is typed, and its value by the arithmetic of this language. */
interface Written {
  readonly text: string;
  readonly value: number;
}

const leaves: readonly InputId[] = ['netProfit', 'interest', 'totalAssets', 'salesRevenue'];
const leaf: fc.Arbitrary<Written> = fc.constantFrom(...leaves).map((input) => ({
  text: ratioInputs[input].label,
  value: figures[input] ?? Number.NaN,
}));

/** Sums of amounts, times and divided by numbers, in brackets. */
const { written } = fc.letrec<{ written: Written }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie('written'), tie('written')).map(([one, other]) => ({
      text: `(${one.text} + ${other.text})`,
      value: one.value + other.value,
    })),
    fc
      .tuple(tie('written'), tie('written'))
      .map(([one, other]) => ({
        text: `(${one.text}) − (${other.text})`,
        value: one.value - other.value,
      }))
      .map(({ text, value }) => ({ text: `(${text})`, value })),
    fc.tuple(tie('written'), fc.integer({ min: 1, max: 99 })).map(([one, by]) => ({
      text: `${one.text} × ${by}%`,
      value: (one.value * by) / 100,
    })),
    fc.tuple(tie('written'), fc.integer({ min: 1, max: 99 })).map(([one, by]) => ({
      text: `${one.text} ÷ ${by}`,
      value: one.value / by,
    })),
  ),
}));

test('whatever the formula, the report and a spreadsheet compute it as arithmetic does', () => {
  fc.assert(
    fc.property(written, ({ text, value }) => {
      const ratio = ratioOf(text);
      const outcome = computeRatio(ratio, figures);
      expect(outcome.kind === 'value' ? outcome.value : Number.NaN).toBeCloseTo(value, 6);
      const cells = Object.fromEntries(leaves.map((input) => [sheetName(input), figures[input] ?? 0]));
      expect(computeSheet(writeSheet(ratio), cells)).toBeCloseTo(value, 6);
    }),
  );
});
