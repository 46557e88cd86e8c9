import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../languages/en.ts';
import { Texts } from '../../texts/texts.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { useCalculator } from './inputs/useCalculator.ts';

function Shown() {
  const calculator = useCalculator();
  return (
    <Texts texts={en}>
      <RunningTotal calculator={calculator} />
      <button
        type="button"
        onClick={() => {
          calculator.setAmount('basicSalary', '1500000');
        }}
      >
        Fill
      </button>
      <button
        type="button"
        onClick={() => {
          calculator.goTo('deductions');
        }}
      >
        Next
      </button>
    </Texts>
  );
}

const amounts = () => within(screen.getByRole('region', { name: 'Your figures' })).getAllByRole('definition');

test('amounts and the line below are new elements if they change, so that nothing counts as moved', async () => {
  renderScreen(<Shown />);
  const [salary, allowance] = amounts();
  const line = screen.getByText(/makes no network call/);
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect(amounts()[0]).toHaveTextContent('₹15,00,000');
  expect(amounts()[0]).not.toBe(salary);
  expect(amounts()[1]).toBe(allowance);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Deductions')).toBeVisible();
  expect(screen.getByText(/makes no network call/)).not.toBe(line);
});
