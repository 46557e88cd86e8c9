import type { SiteConfig } from '@artha/shared/remote';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion, testConfig } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { Landing } from './Landing.tsx';

// Read once beforehand, so that no test waits for it.
beforeAll(() => import('../../demonstration/Demonstration.tsx'));

/** Shows the page with its demonstration, which loads late. */
async function showLanding(config: SiteConfig = testConfig): Promise<void> {
  renderScreen(<Landing />, { config });
  await screen.findByRole('img', { name: /Days 55 to 65 of 124 are selected/ });
}

describe('the landing page', () => {
  test('says in its one heading what it is about', async () => {
    await showLanding();
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Stock research, one right-click away.']);
  });

  test('leads to the waitlist in a new tab, and to the free tools', async () => {
    await showLanding();
    for (const link of screen.getAllByRole('link', { name: 'Join the Waitlist' })) {
      expect(link).toHaveAttribute('href', testConfig.waitlistUrl);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('link', { name: 'Use the free tools' })).toHaveAttribute('href', '/tools');
  });

  test('asks for an e-mail if no waitlist form is configured', async () => {
    await showLanding({ ...testConfig, waitlistUrl: '' });
    for (const link of screen.getAllByRole('link', { name: 'Join the Waitlist' })) {
      expect(link).toHaveAttribute('href', 'mailto:hello@artha.example?subject=Waitlist%20for%20Artha');
    }
    expect(screen.getByText(/The button opens a message to us/)).toBeInTheDocument();
  });

  test('gives no e-mail address if none is configured', async () => {
    await showLanding({ ...testConfig, email: '' });
    expect(screen.getByRole('region', { name: 'Join the waitlist' })).not.toHaveTextContent('Or write to us');
  });

  test('shows four features', async () => {
    await showLanding();
    const features = screen.getByRole('region', { name: 'Four ways in' });
    expect(features).toHaveAttribute('id', 'features');
    const names = within(features).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual([
      'AI analysis',
      'Right-click actions',
      'Strategy backtesting',
      'Market screener',
    ]);
  });

  test('keeps the conditions of its screener inside their boxes in any font', async () => {
    await showLanding();
    for (const condition of ['P/E below 20', 'ROE above 15%']) {
      const text = screen.getByText(condition);
      const boxWidth = Number(text.previousElementSibling?.getAttribute('width'));
      expect(Number(text.getAttribute('textLength'))).toBeLessThan(boxWidth - 20);
    }
  });

  test('answers the selected stretch three ways, over drawings of the demonstration above', async () => {
    await showLanding();
    const band = screen.getByRole('region', { name: 'Point at it. Then choose how to think about it.' });
    const names = within(band).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(['Chat', 'Explain', 'Strategy']);
    expect(within(band).getByText('Illustration with made-up prices.')).toBeInTheDocument();
    const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(new Set(shown)).toEqual(new Set(['#sample-chart', '#sample-events', '#sample-invested', '#sample-result']));
    for (const drawing of shown) expect(document.querySelectorAll(`defs > ${drawing}`)).toHaveLength(1);
  });

  test('keeps the place of a configured waitlist form, with the link in it', async () => {
    const waitlistWidget = {
      id: '4711',
      type: 'WIDGET_1',
      stylesheet: 'https://widget.example/form.css',
      script: 'https://widget.example/form.js',
      api: '',
    };
    await showLanding({ ...testConfig, waitlistWidget });
    const contact = screen.getByRole('region', { name: 'Join the waitlist' });
    expect(within(contact).getByRole('link', { name: 'Join the Waitlist' })).toBeVisible();
    expect(within(contact).queryByTitle('Join the waitlist')).not.toBeInTheDocument();
  });

  test('has a card for each audience, with footnotes to the plan and the roboadvisor', async () => {
    await showLanding();
    const cards = screen.getByRole('region', { name: 'For who?' });
    for (const id of ['business-owners', 'high-income-professionals', 'everyone']) {
      expect(cards).toContainElement(document.getElementById(id));
    }
    const marks = within(cards).getAllByRole('link', { name: /Footnote/ });
    expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([
      'A custom financial plan1',
      'A no-fee roboadvisor2',
    ]);
    for (const mark of marks) {
      const note = document.getElementById(mark.getAttribute('href')?.slice(1) ?? '');
      expect(note).toHaveTextContent('for information only');
    }
  });

  test('names the six places of the wealth tracker', async () => {
    await showLanding();
    const tracker = screen.getByRole('region', { name: 'Everything you own and owe, on one page' });
    for (const holding of ['Bank accounts', 'Deposits', 'Mutual funds', 'Stocks', 'Insurance', 'Loans']) {
      expect(within(tracker).getByText(holding)).toBeInTheDocument();
    }
  });

  test('answers five questions, the first at once', async () => {
    await showLanding();
    const questions = within(screen.getByRole('region', { name: 'General questions' })).getAllByRole('group');
    expect(questions).toHaveLength(5);
    expect(questions.map((question) => question.hasAttribute('open'))).toEqual([true, false, false, false, false]);
    expect(screen.getByText(/Artha is not a bank/)).toBeVisible();
  });

  test('labels its demonstration as made up', async () => {
    await showLanding();
    expect(screen.getByText(/^Illustration\. The company, prices and result are made up\./)).toBeVisible();
  });

  test('follows the configured product name', async () => {
    await showLanding({ ...testConfig, product: 'Nidhi' });
    expect(screen.getByText('Is Nidhi a bank?')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Artha');
  });
});

test('links each tool of the site by name, and has no strip without tools', () => {
  const tool = { name: 'Tax Calculator', description: 'Tax.', order: 1 };
  const registry = sampleRegistry({ tax: [sampleVersion({ routes: [sampleRoute({ path: '/tax', tool })] })] });
  const { unmount } = renderScreen(<Landing />, { registry });
  const strip = within(screen.getByRole('navigation', { name: 'Free tools' }));
  expect(strip.getByRole('link', { name: 'Tax Calculator' })).toHaveAttribute('href', '/tax');
  unmount();
  renderScreen(<Landing />);
  expect(screen.queryByRole('navigation', { name: 'Free tools' })).not.toBeInTheDocument();
});

test('does not ask for e-mail if no address is configured', async () => {
  await showLanding({ ...testConfig, email: '', waitlistUrl: '' });
  expect(screen.getByText('No waitlist here')).toBeInTheDocument();
  expect(screen.queryByText(/Or write to us/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('href', '/#contact');
});
