import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import type { CalculatorProps, Calculators } from '../texts/texts.ts';

/** The calculators by the terms that have one, in the language of these texts. Each loads when it is shown. */
export function lazyCalculators(loadTexts: () => Promise<{ readonly calculators: CalculatorTexts }>): Calculators {
  const lazyCalculator = (load: (texts: CalculatorTexts) => Promise<ComponentType<CalculatorProps>>) =>
    lazyPart<CalculatorProps>({
      remote: 'glossary',
      name: 'The calculator',
      load: async () => load((await loadTexts()).calculators),
    });
  const loadForm = () => import('./FigureForm.tsx');
  return {
    emi: lazyCalculator(async (common) => {
      const [{ FigureForm }, { emi }] = await Promise.all([loadForm(), import('../domain/calculators/emi.ts')]);
      return (props) => <FigureForm {...props} calculator={emi} texts={common.emi} common={common} />;
    }),
    sip: lazyCalculator(async (common) => {
      const [{ FigureForm }, { sip }] = await Promise.all([loadForm(), import('../domain/calculators/sip.ts')]);
      return (props) => <FigureForm {...props} calculator={sip} texts={common.sip} common={common} />;
    }),
    'fixed-deposit': lazyCalculator(async (common) => {
      const [{ FigureForm }, { fixedDeposit }] = await Promise.all([
        loadForm(),
        import('../domain/calculators/fixedDeposit.ts'),
      ]);
      return (props) => <FigureForm {...props} calculator={fixedDeposit} texts={common.fixedDeposit} common={common} />;
    }),
    cagr: lazyCalculator(async (common) => {
      const [{ FigureForm }, { cagr }] = await Promise.all([loadForm(), import('../domain/calculators/cagr.ts')]);
      return (props) => <FigureForm {...props} calculator={cagr} texts={common.cagr} common={common} />;
    }),
    xirr: lazyCalculator(async (common) => {
      const { XirrForm } = await import('./XirrForm.tsx');
      return (props) => <XirrForm {...props} common={common} />;
    }),
  };
}
