import { Banner, Page } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useAfterNextPaint } from '@artha/shared/remote';
import { memo, useDeferredValue, useEffect, useMemo, useState, type ComponentProps, type ReactElement } from 'react';
import { toRupees } from '../../domain/money.ts';
import { computeTotalIncome, type TaxInputs } from '../../domain/taxInputs.ts';
import { DeductionsStep } from './steps/DeductionsStep.tsx';
import { useTexts, type TaxTexts } from '../../texts/texts.ts';
import { IncomeStep } from './steps/IncomeStep.tsx';
import { NoWrap } from './comparison/NoWrap.styles.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { Columns, InlineButton, CalculatorOutcome, Screen } from './CalculatorPage.styles.ts';
import { useCalculator, type Calculator } from './inputs/useCalculator.ts';
import { useFocusedHeading } from './useFocusedHeading.ts';

/** The deductions that the comparison takes off, each with its section. */
function deductionsOf({ section80C, section80D }: TaxInputs): readonly (readonly [amount: string, section: string])[] {
  const deductions = [
    [section80C, '80C'],
    [section80D, '80D'],
  ] as const;
  return deductions.flatMap(([amount, section]) => (amount > 0 ? [[formatRupees(amount), section]] : []));
}

/** The head of the page: the heading of the current step, and a line below. */
function headOf(calculator: Calculator, texts: TaxTexts): Pick<ComponentProps<typeof Page>, 'title' | 'lead'> {
  if (calculator.step === 'estimate') return { title: texts.estimateTitle, lead: texts.estimateLead };
  if (calculator.step !== 'result') return { title: texts.title, lead: texts.lead(<NoWrap>{calculator.year}</NoWrap>) };
  return {
    title: texts.resultTitle,
    lead: (
      <>
        {texts.resultLead(
          formatRupees(toRupees(computeTotalIncome(calculator.inputs))),
          deductionsOf(calculator.inputs),
        )}{' '}
        <InlineButton
          type="button"
          onClick={() => {
            calculator.goTo('income');
          }}
        >
          {texts.changeFigures}
        </InlineButton>
      </>
    ),
  };
}

interface StepContentProps {
  readonly calculator: Calculator;
  /** Whether another step or period is about to be shown: until then, this one stays as it is. */
  readonly isLeft: boolean;
}

/** The page of the current step. */
const StepContent = memo(
  function StepContent({ calculator }: StepContentProps): ReactElement {
    const texts = useTexts();
    const { Comparison, Estimate, WithoutScript } = texts;
    const { step } = calculator;
    const [outcome, setOutcome] = useState('');
    // A letter shows before what it adds up to.
    const counted = useDeferredValue(calculator);
    return (
      <Page {...headOf(calculator, texts)}>
        {/* In the page in every step, so that screen readers announce the sentence when it comes and when it changes. */}
        <CalculatorOutcome role="status">
          {step === 'result' && outcome && <Banner>{outcome}</Banner>}
        </CalculatorOutcome>
        {step === 'result' && <Comparison calculator={calculator} announce={setOutcome} />}
        {step === 'estimate' && <Estimate calculator={calculator} />}
        {(step === 'income' || step === 'deductions') && (
          <>
            <noscript>
              <WithoutScript />
            </noscript>
            <Columns>
              {step === 'income' ? <IncomeStep calculator={calculator} /> : <DeductionsStep calculator={calculator} />}
              <RunningTotal calculator={counted} />
            </Columns>
          </>
        )}
      </Page>
    );
  },
  (before, { calculator, isLeft }) => isLeft || calculator === before.calculator,
);

/** The income tax calculator: two steps, then the regimes side by side; and apart from them an estimate by the Act. */
export function CalculatorPage(): ReactElement {
  const { prepareResult } = useTexts();
  const opened = useCalculator();
  const { step, period } = opened;
  // A slow phone takes a quarter of a second to render another step: the button answers before, and the rest in parts.
  const shownStep = useDeferredValue(step);
  const shownPeriod = useDeferredValue(period);
  const { screen, willMove } = useFocusedHeading(shownStep);
  const afterNextPaint = useAfterNextPaint();
  const calculator = useMemo(
    (): Calculator => ({
      ...opened,
      goTo: (next) => {
        afterNextPaint(() => {
          willMove();
          opened.goTo(next);
        });
      },
      showPeriod: (next) => {
        afterNextPaint(() => {
          opened.showPeriod(next);
        });
      },
    }),
    [opened, willMove, afterNextPaint],
  );

  useEffect(() => {
    // Loads while the deductions are typed. A failure is shown where the result would be.
    if (step === 'deductions') void prepareResult();
  }, [step, prepareResult]);

  return (
    <Screen ref={screen}>
      <StepContent calculator={calculator} isLeft={shownStep !== step || shownPeriod !== period} />
    </Screen>
  );
}
