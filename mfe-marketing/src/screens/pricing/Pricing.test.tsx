import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

  test('says beside the price that nobody is charged yet', () => {
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
