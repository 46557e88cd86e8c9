import { Banner, Page } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useState, type ReactElement } from 'react';
import { compareRegimes } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import { describeBetterRegime, type Period } from '../../domain/period.ts';
import type { ComparisonProps } from './Comparison.tsx';
import { DeductionsStep } from './DeductionsStep.tsx';
import { describeDeductions } from './describeDeductions.ts';
import { IncomeStep } from './IncomeStep.tsx';
import { RunningTotal } from './RunningTotal.tsx';
import { Columns, InlineButton, Outcome, Screen } from './TaxCalculator.styles.ts';
import { useFigures } from './useFigures.ts';
import { useFocusedHeading, type Step } from './useFocusedHeading.ts';
import { WithoutScript } from './WithoutScript.tsx';

const loadComparison = async () => (await import('./Comparison.tsx')).Comparison;

const Comparison = lazyPart<ComparisonProps>({
  remote: 'tax',
  name: 'The comparison',
  loading: <p>Comparing both regimes…</p>,
  load: loadComparison,
});

/** The income tax calculator: two steps, then the regimes side by side. */
export function TaxCalculator(): ReactElement {
  const [step, setStep] = useState<Step>('income');
  const [period, setPeriod] = useState<Period>('annual');
  const figures = useFigures();
  const screen = useFocusedHeading(step);

  useEffect(() => {
    // Loads while the deductions are typed. A failure is shown where the result would be.
    if (step === 'deductions') loadComparison().catch(() => undefined);
  }, [step]);

  const goTo = (next: Step) => () => {
    setStep(next);
  };
  const comparison = step === 'result' ? compareRegimes(figures.inputs) : undefined;

  return (
    <Screen ref={screen}>
      <Page
        title={comparison ? 'Tax Regime Comparison' : 'Income Tax Calculator - India'}
        lead={
          comparison ? (
            <>
              On a total income of {formatRupees(toRupees(comparison.totalIncome))},{' '}
              {describeDeductions(figures.inputs)}.{' '}
              <InlineButton type="button" onClick={goTo('income')}>
                Change figures
              </InlineButton>
            </>
          ) : (
            'Old regime against new, with the workings slab by slab. Two short steps.'
          )
        }
      >
        {/* In the page in every step, so that screen readers announce the sentence when it comes and when it changes. */}
        <Outcome role="status">{comparison && <Banner>{describeBetterRegime(comparison, period)}</Banner>}</Outcome>
        {comparison ? (
          <Comparison comparison={comparison} period={period} onPeriodChange={setPeriod} />
        ) : (
          <>
            <WithoutScript />
            <Columns>
              {step === 'income' ? (
                <IncomeStep figures={figures} onNext={goTo('deductions')} />
              ) : (
                <DeductionsStep figures={figures} onBack={goTo('income')} onCalculate={goTo('result')} />
              )}
              <RunningTotal inputs={figures.inputs} withDeductions={step === 'deductions'} />
            </Columns>
          </>
        )}
      </Page>
    </Screen>
  );
}
