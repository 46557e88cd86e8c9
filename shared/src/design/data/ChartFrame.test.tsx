import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFrame } from './ChartFrame.tsx';

const legend = [
  { fill: 'debit', label: 'Total Debit' },
  { fill: 'credit', label: 'Total Credit', note: '₹6,500' },
] as const;

test('a chart has the name of its title and a legend in words', () => {
  render(
    <ChartFrame title="Transaction Categories" legend={legend} twin={<table />}>
      <svg role="img" aria-label="Bars" />
    </ChartFrame>,
  );
  expect(screen.getByRole('figure', { name: 'Transaction Categories' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Transaction Categories' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Total Debit ',
    'Total Credit ₹6,500',
  ]);
  expect(screen.getByRole('table')).toBeVisible();
});

test('its table can wait behind a word, and opens without any script of ours', async () => {
  render(
    <ChartFrame title="Totals" legend={legend} twinBehind="The same figures as a table" twin={<table />}>
      <svg role="img" aria-label="Bars" />
    </ChartFrame>,
  );
  expect(screen.getByRole('table')).not.toBeVisible();
  await userEvent.click(screen.getByText('The same figures as a table'));
  expect(screen.getByRole('table')).toBeVisible();
});

test('the explanation is under the title', () => {
  render(
    <ChartFrame title="The workings" lead="Across: taxable income." legend={legend} twin={null}>
      {null}
    </ChartFrame>,
  );
  expect(screen.getByText('Across: taxable income.')).toBeVisible();
});

test('a link of the page can lead to it', () => {
  render(
    <ChartFrame id="workings" title="The workings" legend={legend} twin={null}>
      {null}
    </ChartFrame>,
  );
  expect(screen.getByRole('figure', { name: 'The workings' })).toHaveAttribute('id', 'workings');
});

test('two charts on one page have two names', () => {
  render(
    <>
      {['Old regime', 'New regime'].map((title) => (
        <ChartFrame key={title} title={title} legend={legend} twin={null}>
          {null}
        </ChartFrame>
      ))}
    </>,
  );
  expect(screen.getByRole('figure', { name: 'Old regime' })).not.toBe(
    screen.getByRole('figure', { name: 'New regime' }),
  );
});
