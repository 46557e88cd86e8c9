import type { Pdfium } from '../src/engine/index.ts';
import { coverChoices } from './coverChoices.ts';
import { proofDifferences, rowDifferences } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { readStatement, startPdfium } from './readStatement.ts';
import { renderStatement } from './renderStatement.ts';
import { generateRendering, plainRendering } from './rendering.ts';
import type { Rendering } from './rendering.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** The most different rendering for each template; `npm run fuzz` draws others. */
const renderingSeeds = coverChoices(generateRendering, statementTemplates.length);

const hints = [undefined, 'HDFC', 'ICICI', 'AXIS', 'DBS'];

const drawn = statementTemplates.map((template, index) => ({ id: template.id, template, index }));

describe.each(drawn)('$id', ({ template, index }) => {
  const { narrations } = template;

  function differences(seed: number, rowCount: number, rendering: Rendering, bankHint: string | undefined): string[] {
    const truth = generateGroundTruth({ seed, rowCount, narrations, overdraft: template.overdraft === true });
    const bytes = renderStatement(template, truth, rendering);
    const read = readStatement(pdfium, bytes, { password: rendering.form.protection?.password, bankHint });
    return [...rowDifferences(template, truth, read), ...proofDifferences(template, truth, read)];
  }

  test('is read row for row, all proved, as the bank prints it', () => {
    expect(differences(1, 32, plainRendering, template.bank)).toEqual([]);
  });

  test('has no transactions when it is empty', () => {
    const truth = generateGroundTruth({ seed: 3, rowCount: 0, narrations });
    // Its page footers count pages that a statement without rows does not have.
    const onePage = { ...template };
    delete onePage.pageHeader;
    delete onePage.pageFooter;
    const bytes = renderStatement(onePage, truth, plainRendering);
    expect(readStatement(pdfium, bytes, {}).transactions).toEqual([]);
  });

  test('is read row for row in another rendering, with another bank code', () => {
    const rendering = generateRendering(renderingSeeds[index] ?? 0);
    expect(differences(index, 4 + ((7 * index) % 33), rendering, hints[index % hints.length])).toEqual([]);
  });
});
