import { renderScreen } from '@artha/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { research } from '../../texts/en/research.ts';
import { ResearchTextsProvider } from '../../texts/researchTexts.ts';
import { sampleReport } from '../testing/sampleReport.ts';
import { ValuationPart } from './ValuationPart.tsx';

const show = (slug = 'solar-pumps') =>
  renderScreen(
    <ResearchTextsProvider texts={research}>
      <ValuationPart report={sampleReport(slug)} />
    </ResearchTextsProvider>,
  );
const slider = (name: string) => screen.getByRole('slider', { name });
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });
const amountOf = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell').textContent;

describe('what a company may be worth', () => {
  test('starts with the assumptions of the report, each within reach of a slider', () => {
    show();
    const values = screen.getAllByRole('slider').map((input) => [input.getAttribute('aria-valuetext')]);
    expect(values.flat()).toEqual(['12%', '12%', '26%', '55%', '13%', '4%']);
    expect(screen.getByText('The report’s assumptions')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('₹42 a share. The price is ₹58: Sell.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('goes from free cash to a share in steps that add up', () => {
    show();
    const table = screen.getByRole('table', { name: 'From revenue to what is worth something today.' });
    const row = within(table).getByRole('row', { name: /^Free cash/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['22.4', '25.1', '28.1', '31.4', '35.2']);
    expect(amountOf(/^The five years/)).toBe('₹97.3 crore');
    expect(amountOf(/^All years after/)).toBe('₹220.8 crore');
    expect(amountOf(/^The business/)).toBe('₹318.1 crore');
    expect(amountOf(/^Debt/)).toBe('−₹160.0 crore');
    expect(amountOf(/^For the owners/)).toBe('₹168.1 crore');
    expect(amountOf(/^A share, of 4 crore shares/)).toBe('₹42');
  });

  test('follows what a reader assumes, names it as theirs, and goes back', async () => {
    show();
    move('After tax, put back into the business', 30);
    expect(screen.getByText('Your assumptions')).toBeVisible();
    expect(screen.getByText('The report assumes 55%')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('₹86 a share, by your assumptions. The price is ₹58: Buy.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the report’s' }));
    expect(slider('After tax, put back into the business')).toHaveValue('55');
    expect(screen.getByText('₹42', { selector: 'strong' })).toBeVisible();
  });

  test('says so where nothing is left for the owners', () => {
    show('cold-stores');
    move('After tax, put back into the business', 90);
    expect(screen.getByRole('status')).toHaveTextContent(
      '₹0 a share, by your assumptions. The debt is larger than all that is to come, so nothing is left for the owners.',
    );
  });

  test('says what to do where the assumptions give no value', () => {
    show();
    move('Discount rate a year', 5);
    move('Long-term growth, after five years', 8);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Long-term growth must stay below the discount rate; otherwise the sum of all years has no end. Move one of the two.',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByText('–').length).toBeGreaterThan(0);
  });

  test('shows how much depends on uncertain assumptions', () => {
    show();
    const table = screen.getByRole('table', { name: /^A share, if two of the assumptions/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '11%',
      '12%',
      '13%',
      '14%',
      '15%',
    ]);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )[2],
    ).toEqual(['₹36', '₹42', '₹50']);
  });
});
