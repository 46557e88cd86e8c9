import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { Calculator } from '../domain/calculators/calculator.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import type { CalculatorProps, Calculators } from '../texts/texts.ts';
import type { CalculatorTextLoaders } from './calculatorTextLoaders.ts';

type Loaded<T> = T | Promise<T>;

/**
 * The calculators by the terms that have one, in the language of these texts. Each loads when it is shown.
 * @param loadCommon the texts of all calculators, and those of the oldest.
 * @param texts what loads those of each other calculator.
 */
export function lazyCalculators(
  loadCommon: () => Promise<{ readonly calculators: CalculatorTexts }>,
  texts: CalculatorTextLoaders,
): Calculators {
  const lazyCalculator = (load: (common: CalculatorTexts) => Promise<ComponentType<CalculatorProps>>) =>
    lazyPart<CalculatorProps>({
      remote: 'glossary',
      name: 'The calculator',
      load: async () => load((await loadCommon()).calculators),
    });
  const figureForm = <Name extends string, Answer extends string, Column extends string, FactName extends string>(
    loadCalculator: () => Promise<Calculator<Name, Answer, Column, FactName>>,
    loadTexts: (common: CalculatorTexts) => Loaded<FormTexts<Name, Answer, Column, FactName>>,
  ) =>
    lazyCalculator(async (common) => {
      const [{ FigureForm }, calculator, own] = await Promise.all([
        import('./FigureForm.tsx'),
        loadCalculator(),
        loadTexts(common),
      ]);
      return (props) => <FigureForm {...props} calculator={calculator} texts={own} common={common} />;
    });
  return {
    emi: figureForm(
      async () => (await import('../domain/calculators/emi.ts')).emi,
      ({ emi }) => emi,
    ),
    'home-loan': figureForm(
      async () => (await import('../domain/calculators/prepayment.ts')).prepayment,
      async () => (await texts.prepayment()).texts,
    ),
    sip: figureForm(
      async () => (await import('../domain/calculators/sip.ts')).sip,
      ({ sip }) => sip,
    ),
    'step-up-sip': figureForm(
      async () => (await import('../domain/calculators/stepUpSip.ts')).stepUpSip,
      async () => (await texts.stepUpSip()).texts,
    ),
    'compound-interest': figureForm(
      async () => (await import('../domain/calculators/lumpSum.ts')).lumpSum,
      async () => (await texts.lumpSum()).texts,
    ),
    'fixed-deposit': figureForm(
      async () => (await import('../domain/calculators/fixedDeposit.ts')).fixedDeposit,
      ({ fixedDeposit }) => fixedDeposit,
    ),
    cagr: figureForm(
      async () => (await import('../domain/calculators/cagr.ts')).cagr,
      ({ cagr }) => cagr,
    ),
    xirr: lazyCalculator(async (common) => {
      const { XirrForm } = await import('./XirrForm.tsx');
      return (props) => <XirrForm {...props} common={common} />;
    }),
    ppf: figureForm(
      async () => (await import('../domain/calculators/ppf.ts')).ppf,
      async () => (await texts.ppf()).texts,
    ),
    epf: figureForm(
      async () => (await import('../domain/calculators/epf.ts')).epf,
      async () => (await texts.epf()).texts,
    ),
    nps: figureForm(
      async () => (await import('../domain/calculators/nps.ts')).nps,
      async () => (await texts.nps()).texts,
    ),
    'retirement-corpus': figureForm(
      async () => (await import('../domain/calculators/retirement.ts')).retirement,
      async () => (await texts.retirement()).texts,
    ),
    inflation: figureForm(
      async () => (await import('../domain/calculators/inflation.ts')).inflation,
      async () => (await texts.inflation()).texts,
    ),
    hra: figureForm(
      async () => (await import('../domain/calculators/hra.ts')).hra,
      async () => (await texts.hra()).texts,
    ),
    gratuity: figureForm(
      async () => (await import('../domain/calculators/gratuity.ts')).gratuity,
      async () => (await texts.gratuity()).texts,
    ),
    gst: figureForm(
      async () => (await import('../domain/calculators/gst.ts')).gst,
      async () => (await texts.gst()).texts,
    ),
  };
}
