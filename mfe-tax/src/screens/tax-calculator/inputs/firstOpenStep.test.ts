import { steps } from '../../../domain/address.ts';
import { firstOpenStep } from './firstOpenStep.ts';

const at = (wanted: (typeof steps)[number], amounts: Readonly<Record<string, string>>) =>
  firstOpenStep(wanted, { amounts, choices: {} });

describe('the step that an address shows', () => {
  test.each(steps)('is “%s” when it is asked for and nothing is missing', (step) => {
    expect(at(step, { basicSalary: '12,00,000', section80C: '1,50,000' })).toBe(step);
  });

  test.each(['deductions', 'result'] as const)('is the first one instead of “%s” without a salary', (step) => {
    expect(at(step, {})).toBe('income');
    expect(at(step, { basicSalary: 'a lot' })).toBe('income');
  });

  test('is the deductions instead of a result that would have to leave some out', () => {
    expect(at('result', { basicSalary: '12,00,000', section80C: '1,50,001' })).toBe('deductions');
    expect(at('deductions', { basicSalary: '12,00,000', section80C: '1,50,001' })).toBe('deductions');
  });

  test('is the estimate whatever was typed', () => {
    expect(at('estimate', { section80C: '2,00,000' })).toBe('estimate');
  });
});
