import { siteConfig } from '@artha/shared';
import { Button, Segmented, ToolHeading } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import { useRef, useState, type ReactElement } from 'react';
import { estimateByAct } from '../../../../domain/act/estimate.ts';
import { years } from '../../../../domain/act/years.ts';
import { toRupees } from '../../../../domain/money.ts';
import type { RegimeId } from '../../../../domain/regimes.ts';
import { toAdvanceTax } from '../../../../domain/toAdvanceTax.ts';
import { toDocumentTables } from '../../../../pdf/sheetDocument.ts';
import { usePlanTexts } from '../../../../texts/planTexts.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import type { PlanProps } from '../../resultProps.ts';
import { mergeSheets } from './mergeSheets.ts';
import { printSheet } from './printSheet.ts';
import { PersonLines, SheetActions, SheetPages, SheetSection } from './Sheet.styles.ts';
import { sheetParts } from './sheetParts.ts';
import { SheetTables } from './SheetTables.tsx';
import { useSheetPdf, type UndatedSheet } from './useSheetPdf.ts';

/** Properties of `Sheet`. */
export interface SheetProps extends PlanProps {
  /** As YYYY-MM-DD. */
  readonly today: string;
}

const choices = ['both', 'old', 'new'] as const;
const regimesOf = (choice: (typeof choices)[number]): readonly RegimeId[] =>
  choice === 'both' ? ['old', 'new'] : [choice];

/** The computation of total income and tax in figures alone, to print or to keep as a PDF. */
export function Sheet({ calculator, inputs, today }: SheetProps): ReactElement {
  const results = useResultTexts();
  const { way, language } = usePlanTexts();
  const texts = way.sheet;
  const [choice, choose] = useState<(typeof choices)[number]>('both');
  const preview = useRef<HTMLDetailsElement>(null);
  const regimes = regimesOf(choice);
  const estimate = estimateByAct(inputs);
  const tables = mergeSheets(
    regimes.map((regime) => {
      const advanceTax = toAdvanceTax(calculator.figures, inputs, regime);
      return sheetParts({ inputs, result: estimate[regime], advanceTax, today }, { results, sheet: texts });
    }),
  );
  const { product } = siteConfig();
  const { year, age, resident } = inputs;
  const lead = [
    texts.person(year, results.acts[years[year].act], results.ages[age], resident),
    texts.made(today, product),
  ];
  const document: UndatedSheet = {
    language,
    title: texts.title,
    site: product,
    lead,
    blanks: [texts.name, texts.pan],
    columns: regimes.map((regime) => texts.regimes[regime]),
    tables: toDocumentTables(tables, texts.parts, (amount) => formatFigure(toRupees(amount))),
    foot: texts.limits,
    pageName: texts.page,
  };
  const [status, download] = useSheetPdf(document, texts.fileName(year));
  return (
    <SheetSection>
      <ToolHeading>{texts.title}</ToolHeading>
      <p>{texts.lead}</p>
      <SheetActions>
        <Segmented
          inline
          legend={texts.columns}
          options={choices.map((value) => ({ value, label: texts.choices[value] }))}
          value={choice}
          onChange={choose}
        />
        <Button
          variant="secondary"
          onClick={() => {
            if (preview.current) preview.current.open = true;
            printSheet();
          }}
        >
          {texts.print}
        </Button>
        <Button variant="secondary" onClick={download}>
          {texts.download}
        </Button>
        <p aria-live="polite">{status && texts[status]}</p>
      </SheetActions>
      <details ref={preview}>
        <summary>{texts.show}</summary>
        <SheetPages>
          <h3>{texts.title}</h3>
          {lead.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <PersonLines>
            <span>{texts.name}</span>
            <span>{texts.pan}</span>
          </PersonLines>
          <SheetTables tables={tables} regimes={regimes} />
          <p>{texts.limits}</p>
        </SheetPages>
      </details>
    </SheetSection>
  );
}
