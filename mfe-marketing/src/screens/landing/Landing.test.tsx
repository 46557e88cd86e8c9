import { renderScreen, testConfig } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { Landing } from './Landing.tsx';

describe('the landing page', () => {
  it('says in its one heading what it is about', () => {
    renderScreen(<Landing />);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Stock research, one right-click away.']);
  });

  it('leads to the waitlist in a new tab, and to the free tools', () => {
    renderScreen(<Landing />);
    for (const link of screen.getAllByRole('link', { name: 'Join the Waitlist' })) {
      expect(link).toHaveAttribute('href', testConfig.waitlistUrl);
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(screen.getByRole('link', { name: 'Use the free tools' })).toHaveAttribute('href', '/tools');
  });

  it('asks for a letter where no waitlist form is configured', () => {
    renderScreen(<Landing />, { config: { ...testConfig, waitlistUrl: '' } });
    for (const link of screen.getAllByRole('link', { name: 'Join the Waitlist' })) {
      expect(link).toHaveAttribute('href', 'mailto:hello@artha.example?subject=Waitlist%20for%20Artha');
    }
    expect(screen.getByText(/the button opens one/)).toBeInTheDocument();
  });

  it('shows four features', () => {
    renderScreen(<Landing />);
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

  it('answers the selected stretch three ways, over the chart of the picture above', () => {
    renderScreen(<Landing />);
    const band = screen.getByRole('region', { name: 'Point at it. Then choose how to think about it.' });
    const names = within(band).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(['Chat', 'Explain', 'Strategy']);
    const charts = [...band.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
    expect(charts).toHaveLength(3);
    const picture = screen.getByRole('img', { name: /eleven days selected/ });
    for (const chart of charts) expect(picture).toContainElement(document.querySelector(`g#${chart}`));
    expect(within(band).getByText('Illustration with made-up prices.')).toBeInTheDocument();
  });

  it('keeps the place of a configured waitlist form, with the link in it', () => {
    const waitlistWidget = {
      id: '4711',
      type: 'WIDGET_1',
      stylesheet: 'https://widget.example/form.css',
      script: 'https://widget.example/form.js',
      api: '',
    };
    renderScreen(<Landing />, { config: { ...testConfig, waitlistWidget } });
    const contact = screen.getByRole('region', { name: 'Be told when it opens' });
    expect(within(contact).getByRole('link', { name: 'Join the Waitlist' })).toBeVisible();
    expect(within(contact).queryByTitle('Join the waitlist')).not.toBeInTheDocument();
  });

  it('has a card for each audience, with footnotes to the plan and the roboadvisor', () => {
    renderScreen(<Landing />);
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

  it('names the six places of the wealth tracker', () => {
    renderScreen(<Landing />);
    const tracker = screen.getByRole('region', { name: 'Everything you own and owe, on one page' });
    for (const place of ['Bank accounts', 'Deposits', 'Mutual funds', 'Stocks', 'Insurance', 'Loans']) {
      expect(within(tracker).getByText(place)).toBeInTheDocument();
    }
  });

  it('answers five questions, the first at once', () => {
    renderScreen(<Landing />);
    const questions = within(screen.getByRole('region', { name: 'General questions' })).getAllByRole('group');
    expect(questions).toHaveLength(5);
    expect(questions.map((question) => question.hasAttribute('open'))).toEqual([true, false, false, false, false]);
    expect(screen.getByText(/Artha is not a bank/)).toBeVisible();
  });

  it('labels its picture as made up and describes it', () => {
    renderScreen(<Landing />);
    expect(screen.getByRole('img', { name: /eleven days selected/ })).toBeInTheDocument();
    expect(screen.getByText('Illustration. The company, prices and result are made up.')).toBeInTheDocument();
  });

  it('follows the configured product name', () => {
    renderScreen(<Landing />, { config: { ...testConfig, product: 'Nidhi' } });
    expect(screen.getByText('Is Nidhi a bank?')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Artha');
  });
});
