import { create as createFont } from 'fontkit';
import { devanagariFonts, paperFonts } from '../../assets/paperFonts.ts';
import { paperText } from '../domain/paperText.ts';
import type { Ratio } from '../domain/ratios/ratio.ts';
import { formulaNames as hindiNames } from '../texts/hi/formulaNames.ts';
import { panel as hindi } from '../texts/hi/panel.ts';
import { writePlain } from '../domain/ratios/writePlain.ts';
import { sampleYears } from '../domain/figures/sampleYears.ts';
import { furtherIds } from '../domain/furtherIds.ts';
import { formulaNames } from '../texts/en/formulaNames.ts';
import { panel } from '../texts/en/panel.ts';
import { termIds, type TermId } from '../domain/termIds.ts';
import { flatTags, readContents, readPdf, type ReadPdf } from '../testing/readPdf.ts';
import { growth, makeFactsheet, mix, yearlyReturn } from './factsheet.ts';
import type { PaperFonts } from './paperStyle.ts';
import { makeRatioReport, type RatioReport } from './ratioReport.ts';

let fonts: PaperFonts;

beforeAll(async () => {
  fonts = await paperFonts();
});

const chosen: readonly TermId[] = ['current-ratio', 'net-profit-margin', 'discounted-payback-period'];

const report = (changes: Partial<RatioReport> = {}): RatioReport => ({
  ratios: chosen,
  company: '',
  texts: panel,
  years: sampleYears,
  product: 'Artha',
  createdAt: new Date('2026-10-13T06:00:00Z'),
  ...changes,
});

const typesOf = ({ tags }: ReadPdf): readonly string[] =>
  tags.flatMap((page) => flatTags(page).map(({ type }) => type));
const altsOf = ({ tags }: ReadPdf, type: string): readonly string[] =>
  tags.flatMap((page) =>
    flatTags(page)
      .filter((tag) => tag.type === type)
      .map(({ alt }) => alt),
  );

/** Finds painting outside of every tag and of every part that is marked as decoration. */
function unmarkedPainting(content: string): readonly string[] {
  let depth = 0;
  return content.split('\n').filter((line) => {
    if (/(?:BDC|BMC)$/.test(line)) depth += 1;
    else if (line === 'EMC') depth -= 1;
    return depth === 0 && /(?:^|\s)(?:TJ|Tj|f|S|B|f\*|Do)$/.test(line);
  });
}

describe('the report of the chosen ratios', () => {
  test('has each of them and no other, with formula, worked lines and readings as text that can be selected', async () => {
    const { pages } = await readPdf(await makeRatioReport(report(), fonts));
    const text = pages.join(' ');
    for (const part of [
      'Three ratios on your figures',
      'Made on 13 October 2026',
      'Current Ratio = Current Assets',
      '₹18,00,000 ÷ ₹12,00,000 = 1.5',
      '₹6,40,000 ÷ ₹80,00,000 = 8%',
      '4.25 periods',
      'How to read it: The rupees due to become cash within a year',
      'What to watch: Unsold stock and',
      'It is not professional financial or investment advice',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Debt Ratio');
    expect(pages.map((page) => /Page (\d) of (\d)/.exec(page)?.slice(1))).toEqual(
      pages.map((_, index) => [String(index + 1), String(pages.length)]),
    );
  });

  test('says that sample figures are a sample, and of others nothing', async () => {
    const sample = await readPdf(await makeRatioReport(report(), fonts));
    expect(sample.pages[0]).toContain('Sample. These are the figures of Kaveri Lunch Boxes, a made-up company.');
    const own = await readPdf(
      await makeRatioReport(
        report({ years: [{ label: '2025-26', typed: { currentAssets: '5', currentLiabilities: '4' } }] }),
        fonts,
      ),
    );
    expect(own.pages.join(' ')).not.toContain('Sample');
    expect(own.pages.join(' ')).toContain('₹5 ÷ ₹4 = 1.25');
  });

  test('says why a ratio is not defined', async () => {
    const years = [{ label: '2025-26', typed: { currentAssets: '5', currentLiabilities: '0' } }];
    const { pages } = await readPdf(await makeRatioReport(report({ years }), fonts));
    const text = pages.join(' ');
    expect(text).toContain('Not defined. Current liabilities is ₹0, and nothing can be divided by zero.');
    expect(text).toContain('Not defined. It needs Net profit and Sales revenue.');
  });

  test('is tagged: title, language, headings, formulas in words, tables with heads, charts in words', async () => {
    const pdf = await readPdf(await makeRatioReport(report(), fonts));
    expect(pdf).toMatchObject({ title: 'Three ratios on your figures | Artha', language: 'en-IN', isTagged: true });
    const types = typesOf(pdf);
    expect(types.filter((type) => type === 'H1')).toHaveLength(1);
    expect(types.filter((type) => type === 'H2')).toHaveLength(2 + chosen.length);
    expect(altsOf(pdf, 'Formula')).toEqual(chosen.map((id) => writePlain(id, formulaNames)));
    expect(altsOf(pdf, 'Figure')[0]).toBe('Bars of Current Ratio: 2023-24 1.25, 2024-25 1.36, 2025-26 1.5.');
    expect(types).toEqual(expect.arrayContaining(['Document', 'Sect', 'P', 'Table', 'TR', 'TH', 'TD']));
  });

  test('paints nothing outside of its tags but decoration that is marked as such', async () => {
    for (const bytes of [await makeRatioReport(report(), fonts), await makeFactsheet(fonts)]) {
      const contents = readContents(bytes);
      expect(contents.length).toBeGreaterThan(0);
      expect(contents.flatMap(unmarkedPainting)).toEqual([]);
    }
  });

  test('is the same bytes on the same day, and others on another', async () => {
    const first = await makeRatioReport(report(), fonts);
    expect(Buffer.compare(await makeRatioReport(report(), fonts), first)).toBe(0);
    const later = await makeRatioReport(report({ createdAt: new Date('2026-10-14T06:00:00Z') }), fonts);
    expect(Buffer.compare(later, first)).not.toBe(0);
  });

  test('of all ratios has each formula and every page numbered', async () => {
    const ratios = [...termIds, ...furtherIds];
    const pdf = await readPdf(await makeRatioReport(report({ ratios }), fonts));
    expect(altsOf(pdf, 'Formula')).toEqual(ratios.map((id) => writePlain(id, formulaNames)));
    expect(pdf.pages.every((page) => page.includes(`of ${pdf.pages.length}`))).toBe(true);
    // A letter that the font lacks is drawn as an empty box.
    expect(pdf.pages.join('')).not.toMatch(/[\0\uFFFD]/);
  });
});

describe('the factsheet', () => {
  test('is one page that says at once that it is a sample', async () => {
    const { pages, title, isTagged } = await readPdf(await makeFactsheet(fonts));
    expect(pages).toHaveLength(1);
    expect(title).toBe('Mango Grove Flexi Cap Fund: a sample factsheet');
    expect(pages[0]).toContain('Sample. This fund does not exist.');
    expect(pages[0]).toContain('₹10,000');
    expect(isTagged).toBe(true);
  });

  test('says in words what its drawings show', async () => {
    const pdf = await readPdf(await makeFactsheet(fonts));
    expect(altsOf(pdf, 'Figure')).toEqual([
      'What 10,000 rupees of 2021 had become by 2026, as two lines: 17,520 in the fund and 16,640 in the index.',
      'Bars of what the fund holds: Large companies 52%, Middle-sized companies 27%, Small companies 16%, Cash 5%.',
    ]);
  });

  test('is the same bytes whenever it is built', async () => {
    expect(Buffer.compare(await makeFactsheet(fonts), await makeFactsheet(fonts))).toBe(0);
  });

  test('has figures that follow from each other', () => {
    expect(mix.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(yearlyReturn('fund', 5)).toBe('11.87%');
    expect(10_000 * 1.1187 ** 5).toBeCloseTo(growth.at(-1)?.fund ?? 0, -2);
  });
});

describe('the report in Hindi', () => {
  const inHindi = async (changes: Partial<RatioReport> = {}) =>
    makeRatioReport(report({ texts: hindi, company: 'कावेरी उद्योग', ...changes }), await devanagariFonts());

  test('is in Hindi with all ratios, and no letter is missing in its fonts', async () => {
    const ratios = [...termIds, ...furtherIds];
    const bytes = await inHindi({ ratios });
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ title: 'कावेरी उद्योग: 41 अनुपात | Artha', language: 'hi-IN', isTagged: true });
    expect(altsOf(pdf, 'Formula')).toEqual(ratios.map((id) => paperText(writePlain(id, hindiNames))));
    // A letter that the font lacks is drawn as an empty box.
    expect(pdf.pages.join('')).not.toMatch(/[\0\uFFFD]/);
    expect(readContents(bytes).flatMap(unmarkedPainting)).toEqual([]);
  });

  test('joins letters as Hindi is written: fewer glyphs than letters, and none that shows a loose virama', async () => {
    const { regular } = await devanagariFonts();
    const font = createFont(Buffer.from(regular));
    const glyphsOf = (text: string) => font.layout(text).glyphs.length;
    expect(glyphsOf('क्ष')).toBe(1);
    expect(glyphsOf('त्र')).toBe(1);
    expect(glyphsOf('द्य')).toBe(1);
    expect(glyphsOf('र्क')).toBe(2);
    const virama = font.glyphForCodePoint(0x94d).id;
    const words = JSON.stringify({ ...hindi.readings, ...hindi.furtherTexts }).split(/[\s":{}]+/);
    expect(words.filter((word) => font.layout(word).glyphs.some(({ id }) => id === virama))).toEqual([]);
  });
});

test('a company and its years are in the title, in the head of every page and on the first', async () => {
  const { pages, title } = await readPdf(await makeRatioReport(report({ company: 'Café Kaveri' }), fonts));
  expect(title).toBe('Cafe Kaveri: three ratios | Artha');
  expect(pages.every((page) => page.includes('Cafe Kaveri'))).toBe(true);
  expect(pages[0]).toContain('Years: 2023-24, 2024-25, 2025-26');
});

test('a ratio of a person’s own is in the report like the others, with the brackets that it needs', async () => {
  const own: Ratio = {
    id: 'own-1',
    name: 'My margin',
    unit: '%',
    formula: ['over', ['times', ['less', 'netProfit', 'taxes'], 2], 'salesRevenue'],
  };
  const pdf = await readPdf(await makeRatioReport(report({ ratios: [own] }), fonts));
  expect(altsOf(pdf, 'Formula')).toEqual(['My margin = (Net Profit - Taxes) × 2 / Sales Revenue × 100%']);
  expect(pdf.pages.join(' ')).toContain('(₹6,40,000 − ₹2,60,000) × 2 ÷ ₹80,00,000 = 9.5%');
});
