import { useNavigate } from '@artha/shared';
import { TestRouter } from '@artha/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCalculator } from './useCalculator.ts';

const useCalculatorAndNavigate = () => ({ calculator: useCalculator(), navigate: useNavigate() });

function show() {
  return renderHook(useCalculatorAndNavigate, {
    wrapper: ({ children }: { readonly children: ReactNode }) => <TestRouter path="/tools/tax">{children}</TestRouter>,
  }).result;
}

test('a new address that says the same is the same calculator, so that no form is rendered again', () => {
  const result = show();
  const { calculator } = result.current;
  act(() => void result.current.navigate('#main'));
  expect(result.current.calculator).toBe(calculator);
});

test('a figure makes another one, and another period keeps the inputs', () => {
  const result = show();
  act(() => {
    result.current.calculator.setAmount('basicSalary', '1200000');
  });
  const { inputs } = result.current.calculator;
  expect(result.current.calculator.amountOf('basicSalary')).toBe('1200000');
  act(() => {
    result.current.calculator.showPeriod('monthly');
  });
  expect(result.current.calculator.period).toBe('monthly');
  expect(result.current.calculator.inputs).toBe(inputs);
});
