import fc from 'fast-check';
import type { Pdfium } from '../src/engine/index.ts';
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

/** The seed is fixed, so that a failure is caused by the change; `npm run fuzz` looks for other failures. */
const parameters = { seed: 20261121, numRuns: 3, endOnFailure: true };

const hints = [undefined, 'HDFC', 'ICICI', 'AXIS', 'DBS'];

describe.each(statementTemplates.map((template) => ({ id: template.id, template })))('$id', ({ template }) => {
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
    // Its feet count pages that a statement without rows does not have.
    const onePage = { ...template };
    delete onePage.pageHeader;
    delete onePage.pageFooter;
    const bytes = renderStatement(onePage, truth, plainRendering);
    expect(readStatement(pdfium, bytes, {}).transactions).toEqual([]);
  });

  test('is read row for row for any content, rendering and bank code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.integer({ min: 3, max: 36 }),
        fc.integer({ min: 0 }),
        fc.constantFrom(...hints),
        (seed, rowCount, rendering, hint) => {
          expect(differences(seed, rowCount, generateRendering(rendering), hint)).toEqual([]);
        },
      ),
      parameters,
    );
  });
});
