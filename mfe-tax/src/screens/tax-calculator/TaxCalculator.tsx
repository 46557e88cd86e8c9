import { Banner, Page } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, type ComponentProps, type ReactElement } from 'react';
import { compareRegimes, type RegimeComparison } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import { describeBetterRegime } from '../../domain/period.ts';
import type { ComparisonProps } from './comparison/Comparison.tsx';
import { DeductionsStep } from './steps/DeductionsStep.tsx';
import { describeDeductions } from './describeDeductions.ts';
import type { EstimateProps } from './estimate/Estimate.tsx';
import { IncomeStep } from './steps/IncomeStep.tsx';
import { NoWrap } from './comparison/NoWrap.styles.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { Columns, InlineButton, Outcome, Screen } from './TaxCalculator.styles.ts';
import { useCalculator, type Calculator } from './inputs/useCalculator.ts';
import { useFocusedHeading } from './useFocusedHeading.ts';
import { WithoutScript } from './WithoutScript.tsx';

const loadComparison = async () => (await import('./comparison/Comparison.tsx')).Comparison;

const Comparison = lazyPart<ComparisonProps>({
  remote: 'tax',
  name: 'The comparison',
  loading: <p>Comparing both regimes…</p>,
  load: loadComparison,
});

const Estimate = lazyPart<EstimateProps>({
  remote: 'tax',
  name: 'The detailed estimate',
  loading: <p>Opening the detailed estimate…</p>,
  load: async () => (await import('./estimate/Estimate.tsx')).Estimate,
});

/** The head of the page: the heading of the current step, and a line below. */
function headOf(
  calculator: Calculator,
  comparison: RegimeComparison | undefined,
): Pick<ComponentProps<typeof Page>, 'title' | 'lead'> {
  if (calculator.step === 'estimate') {
    return {
      title: 'Detailed estimate',
      lead: 'Your tax by the Income-tax Act on salary and other income at slab rates, with rules that the comparison leaves out.',
    };
  }
  if (!comparison) {
    return {
      title: 'Income Tax Calculator - India',
      lead: (
        <>
          Old regime against new for the financial year <NoWrap>{calculator.year}</NoWrap>, slab by slab.
        </>
      ),
    };
  }
  return {
    title: 'Tax Regime Comparison',
    lead: (
      <>
        On a total income of {formatRupees(toRupees(comparison.totalIncome))}, {describeDeductions(calculator.inputs)}.{' '}
        <InlineButton
          type="button"
          onClick={() => {
            calculator.goTo('income');
          }}
        >
          Change figures
        </InlineButton>
      </>
    ),
  };
}

/** The income tax calculator: two steps, then the regimes side by side; and apart from them an estimate by the Act. */
export function TaxCalculator(): ReactElement {
  const opened = useCalculator();
  const { screen, willMove } = useFocusedHeading(opened.step);
  const calculator: Calculator = {
    ...opened,
    goTo: (step) => {
      willMove();
      opened.goTo(step);
    },
  };
  const { step, period } = calculator;
  const comparison = step === 'result' ? compareRegimes(calculator.inputs, calculator.year) : undefined;

  useEffect(() => {
    // Loads while the deductions are typed. A failure is shown where the result would be.
    if (step === 'deductions') loadComparison().catch(() => undefined);
  }, [step]);

  return (
    <Screen ref={screen}>
      <Page {...headOf(calculator, comparison)}>
        {/* In the page in every step, so that screen readers announce the sentence when it comes and when it changes. */}
        <Outcome role="status">{comparison && <Banner>{describeBetterRegime(comparison, period)}</Banner>}</Outcome>
        {comparison && <Comparison comparison={comparison} calculator={calculator} />}
        {step === 'estimate' && <Estimate calculator={calculator} />}
        {(step === 'income' || step === 'deductions') && (
          <>
            <WithoutScript />
            <Columns>
              {step === 'income' ? <IncomeStep calculator={calculator} /> : <DeductionsStep calculator={calculator} />}
              <RunningTotal calculator={calculator} />
            </Columns>
          </>
        )}
      </Page>
    </Screen>
  );
}
