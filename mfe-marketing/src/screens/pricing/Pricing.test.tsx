import { renderScreen, testConfig } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@artha/shared';
import { Pricing } from './Pricing.tsx';

describe('the pricing page', () => {
  test('states the price and what it covers', () => {
    renderScreen(<Pricing />);
    expect(screen.getByRole('heading', { level: 1, name: 'Simple, transparent pricing.' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '$30 per month' })).toBeInTheDocument();
    expect(screen.getByText('14 days')).toBeInTheDocument();
    expect(screen.getByText('Unlimited')).toBeInTheDocument();
    expect(screen.getByText('Any time')).toBeInTheDocument();
  });

  test('says what a day costs by the chosen billing, in one phrase', async () => {
    renderScreen(<Pricing />);
    expect(screen.getByText('per day', { selector: 'p *' }).closest('p')).toHaveTextContent(/^\$1 per day$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByText('per day', { selector: 'p *' }).closest('p')).toHaveTextContent(/^\$0\.82 per day$/);
  });

  test('says beside the price that there is no charge yet', () => {
    renderScreen(<Pricing />);
    expect(screen.getByText('Nobody is charged during the demo.')).toBeVisible();
  });

  test('switches between monthly and yearly', async () => {
    renderScreen(<Pricing />);
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByRole('heading', { name: '$300 per year' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('heading', { name: '$30 per month' })).toBeInTheDocument();
  });

  test('opens with the billing that its address names', () => {
    renderScreen(<Pricing />, { path: '/pricing?billing=yearly' });
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(screen.getByRole('heading', { name: '$300 per year' })).toBeInTheDocument();
  });

  test('keeps the billing in its address, for a reload', async () => {
    function Search() {
      return <code>{useLocation().search}</code>;
    }
    renderScreen(
      <>
        <Pricing />
        <Search />
      </>,
      { path: '/pricing?from=home' },
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByText('?from=home&billing=yearly')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByText('?from=home')).toBeInTheDocument();
  });

  test('shows rupees beside dollars if the site gives a rate', async () => {
    renderScreen(<Pricing />, { config: { ...testConfig, rupeesPerDollar: 88 } });
    expect(screen.getByText('About ₹2,640 per month, at ₹88 to the dollar.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByText('About ₹26,400 per year, at ₹88 to the dollar.')).toBeVisible();
  });

  test('shows no rupees without a rate', () => {
    renderScreen(<Pricing />);
    expect(screen.queryByText(/to the dollar/)).not.toBeInTheDocument();
  });

  test('answers ten questions, all closed at first', () => {
    renderScreen(<Pricing />);
    const questions = within(screen.getByRole('region', { name: 'Questions about price' })).getAllByRole('group');
    expect(questions).toHaveLength(10);
    for (const question of questions) expect(question).not.toHaveAttribute('open');
  });

  test('keeps a question open when the billing changes', async () => {
    renderScreen(<Pricing />);
    const question = screen.getByText('Can I cancel?').closest('details');
    question?.setAttribute('open', '');
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(question).toHaveAttribute('open');
  });
});
