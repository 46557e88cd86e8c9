import { ButtonLink, Segmented, ToolHeading } from '@artha/shared/design';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { writeFigures } from '../../domain/figures.ts';
import { combineDocuments, type CombinedDocuments } from '../../domain/forms/combineDocuments.ts';
import { compareWithEstimate } from '../../domain/forms/compareWithEstimate.ts';
import { toEstimateFigures } from '../../domain/forms/toEstimateFigures.ts';
import { withEdits, type Edits } from '../../domain/forms/usedAmounts.ts';
import type { RegimeId } from '../../domain/regimes.ts';
import { useFormResultTexts } from '../../texts/formResultTexts.ts';
import { AisTable } from './AisTable.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { FigureFields, shownRows } from './FigureFields.tsx';
import type { FormResultProps } from './formResultProps.ts';
import { FormNotes, FormPart } from './FormResult.styles.ts';

/** Above it a standard deduction is that of the new regime, from 2024-25 on. */
const OLD_STANDARD_DEDUCTION = 50_000_00;

/** The regime that the forms name or, if none does, whose standard deduction they print. */
function regimeOf({ forms, figures }: CombinedDocuments): RegimeId {
  const named = forms.map(({ document }) => document.facts.regime).find((regime) => regime !== undefined);
  const isOld = figures.standardDeduction !== undefined && figures.standardDeduction.paise <= OLD_STANDARD_DEDUCTION;
  return named ?? (isOld ? 'old' : 'new');
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <FormPart aria-labelledby={id}>
      <ToolHeading id={id}>{heading}</ToolHeading>
      {children}
    </FormPart>
  );
}

/** The figures of the documents, the estimate beside them, and the way to the estimate with these figures. */
export function FormResult({ forms, statements }: FormResultProps): ReactElement {
  const texts = useFormResultTexts();
  const combined = combineDocuments(forms, statements);
  const { year, figures, ais, notes } = combined;
  const [edits, setEdits] = useState<Edits>({});
  const [chosenRegime, setRegime] = useState<RegimeId>();
  const regime = chosenRegime ?? regimeOf(combined);
  const amounts = withEdits(figures, edits);
  const shown = shownRows(figures);
  const open = shown.filter((row) => figures[row]?.status !== 'proved').length;
  const employers = new Set(combined.forms.map(({ document }) => document.facts.tan)).size;
  const own = statements.findLast(({ document }) => document.year === year);
  return (
    <>
      {notes.length > 0 && (
        <Section heading={texts.notesHeading}>
          <FormNotes>
            {notes.map((note) => (
              <li key={JSON.stringify(note)}>{texts.note(note)}</li>
            ))}
          </FormNotes>
        </Section>
      )}
      {shown.length > 0 && (
        <Section heading={texts.figuresHeading}>
          <p>{texts.figuresLead(open)}</p>
          <FigureFields
            forms={combined.forms}
            figures={figures}
            edits={edits}
            onEdit={(row, text) => {
              setEdits((before) => ({ ...before, [row]: text }));
            }}
          />
        </Section>
      )}
      {ais && own && (
        <Section heading={texts.aisHeading}>
          <AisTable entries={own.document.entries} sums={ais} />
        </Section>
      )}
      {year === undefined ? (
        <p>{texts.noYear}</p>
      ) : (
        <Section heading={texts.comparison(year, regime)}>
          <Segmented
            inline
            legend={texts.regimeQuestion}
            options={(['old', 'new'] as const).map((value) => ({ value, label: texts.regimes[value] }))}
            value={regime}
            onChange={setRegime}
          />
          <ComparisonTable
            comparison={compareWithEstimate({ year, regime, figures, amounts, ais, employers })}
            year={year}
            regime={regime}
          />
          <p>{texts.fillNote}</p>
          <div>
            <ButtonLink
              to={`/tools/tax-calculator?step=estimate${writeFigures(toEstimateFigures({ amounts, ais, year, employers: combined.employers }))}`}
            >
              {texts.fill}
            </ButtonLink>
          </div>
        </Section>
      )}
    </>
  );
}
