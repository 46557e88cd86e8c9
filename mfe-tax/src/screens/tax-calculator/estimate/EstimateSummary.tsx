import { Tag, VisuallyHidden } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import type { ActEstimate } from '../../../domain/act/estimate.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { ListedFigure, FigureList } from '../comparison/FigureList.styles.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { describeEstimate } from './describeEstimate.ts';
import { SummarySection } from './EstimateSummary.styles.ts';
import { useSettled } from './useSettled.ts';

/** Screen readers announce the sentence after this pause in typing. */
const SETTLED_MS = 700;

const regimes = ['old', 'new'] as const;

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** Properties of `EstimateSummary`. */
export interface EstimateSummaryProps {
  readonly estimate: ActEstimate;
  readonly year: FinancialYear;
  /** Whether to show what is left of the tax after what others deducted. */
  readonly hasTaxDeducted: boolean;
}

/** The answer of the estimate, beside the form and always in view. */
export function EstimateSummary({ estimate, year, hasTaxDeducted }: EstimateSummaryProps): ReactElement {
  const headingId = useId();
  const texts = useResultTexts();
  const sentence = describeEstimate(estimate, texts);
  const announced = useSettled(sentence, SETTLED_MS);
  return (
    <SummarySection aria-labelledby={headingId}>
      <Tag>{texts.estimateTag}</Tag>
      <h2 id={headingId}>{texts.estimateFor(year)}</h2>
      <p>{sentence}</p>
      <FigureList>
        <ListedFigure>
          <dt>{texts.grossIncome}</dt>
          <dd>{rupees(estimate.new.grossIncome)}</dd>
        </ListedFigure>
        <ListedFigure $total={estimate.betterRegime === 'old'}>
          <dt>{texts.taxIn.old}</dt>
          <dd>{rupees(estimate.old.payable)}</dd>
        </ListedFigure>
        <ListedFigure $total={estimate.betterRegime === 'new'}>
          <dt>{texts.taxIn.new}</dt>
          <dd>{rupees(estimate.new.payable)}</dd>
        </ListedFigure>
        {hasTaxDeducted &&
          regimes.map((regime) => {
            const { due } = estimate[regime];
            return (
              <ListedFigure key={regime}>
                <dt>{texts.balanceIn[due < 0n ? 'refund' : 'due'][regime]}</dt>
                <dd>{rupees(due < 0n ? -due : due)}</dd>
              </ListedFigure>
            );
          })}
      </FigureList>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </SummarySection>
  );
}
