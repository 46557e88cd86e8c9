import { useLocation, useNavigate } from '@artha/shared';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { tidyAmount } from '../../../domain/amount/tidyAmount.ts';
import { readAddress, writeAddress, type CalculatorAddress, type Step } from '../../../domain/address.ts';
import type { TaxInputs } from '../../../domain/taxInputs.ts';
import { chooseYear, type ShownYear } from '../../../domain/financialYear.ts';
import {
  noFigures,
  readFigures,
  writeFigures,
  type AmountName,
  type Choices,
  type Figures,
} from '../../../domain/figures.ts';
import { firstOpenStep } from './firstOpenStep.ts';
import { toTaxInputs } from './toTaxInputs.ts';
import { useCurrentYear } from './useCurrentYear.ts';

/** The address follows what is typed after a pause, since browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 250;

/** The calculation that a history entry belongs to, which the calculator notes in its state. */
function calculationOf({ state }: { readonly state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('calculation' in state)) return undefined;
  return typeof state.calculation === 'string' ? state.calculation : undefined;
}

interface CalculatorState {
  readonly figures: Figures;
  /** Of the history entries that these figures belong to; none before the first of them is written. */
  readonly calculation: string | undefined;
  /** The fragment that was looked at last. */
  readonly hash: string;
}

/** The state of the calculator and the actions on it. */
export interface Calculator extends CalculatorAddress, ShownYear {
  readonly figures: Figures;
  /** The figures of the standard comparison: empty or refused ones count as zero. */
  readonly inputs: TaxInputs;
  readonly amountOf: (name: AmountName) => string;
  /** The same function in every render. */
  readonly setAmount: (name: AmountName, text: string) => void;
  readonly choose: (choices: Choices) => void;
  readonly goTo: (step: Step) => void;
  readonly showPeriod: (period: CalculatorAddress['period']) => void;
  /** The address of a step with these figures, for links. */
  readonly addressOf: (step: Step) => { readonly search: string; readonly hash: string };
}

/** A person who submits with a key has not left the last field. */
function tidyAmounts(amounts: Figures['amounts']): Figures['amounts'] {
  return Object.fromEntries(Object.entries(amounts).map(([name, text]) => [name, tidyAmount(text)]));
}

/** An amount that is typed no longer comes from elsewhere. */
function withAmount({ amounts, choices }: Figures, name: AmountName, text: string): Figures {
  const { from, from80C, ...others } = choices;
  return {
    amounts: { ...amounts, [name]: text },
    choices: {
      ...others,
      ...(from && name !== 'basicSalary' && { from }),
      ...(from80C && name !== 'section80C' && { from80C }),
    },
  };
}

/**
 * The figures of the address: those that were typed, or those that the address brings if it is not of this calculation.
 */
function useCalculatorState(location: ReturnType<typeof useLocation>) {
  const { hash } = location;
  const [state, setState] = useState<CalculatorState>(() => ({ figures: noFigures, calculation: undefined, hash: '' }));
  if (hash !== state.hash) {
    const calculation = calculationOf(location);
    const isOwn = calculation !== undefined && calculation === state.calculation;
    const carried = isOwn ? undefined : readFigures(hash);
    setState({
      ...state,
      hash,
      ...(carried && { figures: carried, calculation: calculation ?? crypto.randomUUID() }),
    });
  }
  return [state, setState] as const;
}

/** Whether the address has other figures. A fragment such as #main stays as long as there are no figures. */
function isBehind(hash: string, fragment: string): boolean {
  return fragment !== hash && (fragment !== '' || readFigures(hash) !== undefined);
}

/**
 * The figures and what is shown of them. Step and period are in the address after `?`, the figures after `#`, which
 * browsers do not send. Each step is an entry of the history; within one calculation Back and Forward keep what was
 * typed last, and any other address brings its own figures.
 * @returns the same object until a figure, step or period changes: a new address alone renders no form again.
 */
export function useCalculator(): Calculator {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const currentYear = useCurrentYear();
  const [{ figures, calculation: current }, setState] = useCalculatorState(location);
  const wanted = useMemo(() => readAddress(search), [search]);
  const inputs = useMemo(() => toTaxInputs(figures), [figures]);
  const step = firstOpenStep(wanted.step, figures);
  const fragment = writeFigures(figures);

  const write = useCallback(
    (address: CalculatorAddress, replace: boolean) => {
      const calculation = current ?? crypto.randomUUID();
      setState((earlier) => ({ ...earlier, calculation }));
      void navigate(
        { pathname, search: writeAddress(search, address), hash: fragment },
        { replace, preventScrollReset: true, state: { calculation } },
      );
    },
    [pathname, search, fragment, navigate, current, setState],
  );
  const replaceAddress = useEffectEvent(() => {
    write({ ...wanted, step }, true);
  });
  const setAmount = useCallback(
    (name: AmountName, text: string) => {
      setState((earlier) => ({ ...earlier, figures: withAmount(earlier.figures, name, text) }));
    },
    [setState],
  );
  const isLate = isBehind(hash, fragment) || step !== wanted.step;
  useEffect(() => {
    if (!isLate) return undefined;
    const timer = setTimeout(replaceAddress, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLate, fragment]);

  return useMemo(() => {
    const shownYear = chooseYear(figures.choices.year ?? currentYear);
    const change = (next: (earlier: Figures) => Figures) => {
      setState((earlier) => ({ ...earlier, figures: next(earlier.figures) }));
    };
    return {
      ...wanted,
      ...shownYear,
      step,
      figures,
      inputs,
      amountOf: (name: AmountName) => figures.amounts[name] ?? '',
      setAmount,
      choose: (choices: Choices) => {
        change((earlier) => ({ ...earlier, choices: { ...earlier.choices, ...choices } }));
      },
      goTo: (next: Step) => {
        // A result keeps its year, also if its address is opened in the next one.
        const keptYear = next === 'result' ? { year: figures.choices.year ?? shownYear.year } : {};
        change(({ amounts, choices }) => ({ amounts: tidyAmounts(amounts), choices: { ...choices, ...keptYear } }));
        write({ ...wanted, step: next }, false);
      },
      showPeriod: (period: CalculatorAddress['period']) => {
        write({ ...wanted, step, period }, true);
      },
      addressOf: (next: Step) => ({ search: writeAddress(search, { ...wanted, step: next }), hash: fragment }),
    };
  }, [search, fragment, wanted, step, figures, inputs, currentYear, setState, setAmount, write]);
}
