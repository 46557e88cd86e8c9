import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { landingEnglish } from '../texts/en/landing.tsx';
import { LandingTextsProvider } from '../texts/landingTexts.ts';
import { Demonstration } from './Demonstration.tsx';

const Shown = () => (
  <LandingTextsProvider texts={landingEnglish}>
    <Demonstration />
  </LandingTextsProvider>
);

const period = (name: string) => screen.getByRole('radio', { name });
const action = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Move the selection' });
const chart = () => screen.getByRole('img');
/** The answers' text; the tests of `domain` check their amounts. */
const answer = () => document.querySelector('[aria-live]');

function moveTo(value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    descriptor?.set?.call(slider(), value);
    slider().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the demonstration', () => {
  test('begins with six months, eleven selected days and their strategy', () => {
    renderScreen(<Shown />);
    expect(period('6M')).toBeChecked();
    expect(action('Strategy')).toBeChecked();
    expect(screen.getByRole('group', { name: '11 days selected' })).toContainElement(action('Strategy'));
    expect(chart()).toHaveAccessibleName('Daily prices over six months. Days 55 to 65 of 124 are selected.');
    expect(answer()).toHaveTextContent(
      'Buy when the close crosses above its average. Sell when it falls below. In the selected 11 days it returned 0.0%, holding −5.8%.',
    );
    expect(answer()).toHaveTextContent('Invested 62 of 124 days');
  });

  test.each([
    ['1M', 'Daily prices over one month. Days 7 to 11 of 21 are selected.', '5 days selected'],
    ['1Y', 'Weekly prices over one year. Weeks 32 to 37 of 52 are selected.', '6 weeks selected'],
    ['5Y', 'Monthly prices over five years. Months 29 to 34 of 60 are selected.', '6 months selected'],
  ])('shows another chart, selection and answer for %s', async (name, label, selected) => {
    renderScreen(<Shown />);
    const before = answer()?.textContent;
    const drawn = chart().innerHTML;
    await userEvent.click(period(name));
    expect(chart()).toHaveAccessibleName(label);
    expect(chart().innerHTML).not.toBe(drawn);
    expect(screen.getByRole('group', { name: selected })).toBeInTheDocument();
    expect(answer()?.textContent).not.toBe(before);
  });

  test('answers each action from the prices of the selection', async () => {
    renderScreen(<Shown />);
    await userEvent.click(action('Chat'));
    expect(answer()).toHaveTextContent(
      'Is a fall of 5.8% in 11 days unusual?Of the 112 other stretches of 11 days on this chart, 25 fell further.',
    );
    await userEvent.click(action('Explain'));
    const points = within(screen.getByText('Price −5.8%').closest('dl') ?? document.body);
    expect(points.getByText('From 114.5 to 107.9. It fell on 9 of the 11 days.')).toBeVisible();
    expect(points.getByText('Volume 1.3 times the usual')).toBeVisible();
    expect(points.getByText('It closed below its 20-day average on 11 of the 11 days.')).toBeVisible();
  });

  test('goes through periods and actions by arrow keys', async () => {
    renderScreen(<Shown />);
    await userEvent.tab();
    expect(period('6M')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(period('1Y')).toBeChecked();
    await userEvent.tab();
    expect(slider()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(action('Explain')).toBeChecked();
    expect(answer()).toHaveTextContent('Volume');
  });

  test('moves the selection with the slider, and answers again', async () => {
    renderScreen(<Shown />);
    await userEvent.click(action('Explain'));
    const before = answer()?.textContent;
    moveTo('100');
    expect(chart()).toHaveAccessibleName(/Days 101 to 111 of 124 are selected/);
    expect(slider()).toHaveAttribute('aria-valuetext', 'Days 101 to 111 of 124');
    expect(answer()?.textContent).not.toBe(before);
    expect(slider().min).toBe('1');
    expect(slider().max).toBe('113');
  });

  test('says that everything is made up', () => {
    renderScreen(<Shown />);
    expect(screen.getByText(/^Illustration\. The company, prices and result are made up\./)).toBeVisible();
  });

  test('takes over a selection that was moved before its script had loaded', () => {
    const region = document.body.appendChild(document.createElement('div'));
    region.innerHTML = renderToString(<Shown />);
    slider().value = '20';
    act(() => {
      hydrateRoot(region, <Shown />);
    });
    expect(chart()).toHaveAccessibleName(/Days 21 to 31 of 124 are selected/);
    region.remove();
  });

  test('takes over what was chosen on the composed page before its script had loaded', async () => {
    const region = document.body.appendChild(document.createElement('div'));
    region.innerHTML = renderToString(<Shown />);
    expect(region.innerHTML).not.toContain(' style=');
    await userEvent.click(period('5Y'));
    await userEvent.click(action('Chat'));
    act(() => {
      hydrateRoot(region, <Shown />);
    });
    expect(period('5Y')).toBeChecked();
    expect(chart()).toHaveAccessibleName(/^Monthly prices over five years/);
    expect(answer()).toHaveTextContent('Is a rise of 5.0% in 6 months unusual?');
    region.remove();
  });
});
