import { renderScreen, TestPlace } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { glossary } from '../../domain/glossary.ts';
import { Glossary } from './Glossary.tsx';

// Queries by role read the style of every element of a hundred dialogs, which takes jsdom its time.
jest.setTimeout(30_000);

beforeAll(() => {
  // jsdom has the element without its methods; like every browser of today, a real one answers `command` by itself.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const cardNames = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((card) => card.textContent);

const openDialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.id);

const show = (path = '/finterms') => {
  renderScreen(
    <main>
      <Glossary />
    </main>,
    { path },
  );
  return screen.getByRole('searchbox', { name: 'Search financial terms...' });
};

describe('the glossary screen', () => {
  test('shows every term in alphabetical order, under its letter', () => {
    show();
    expect(cardNames()).toEqual(glossary.map((entry) => entry.term));
    expect(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Money words, in plain ones.');
  });

  test('shows only what resembles the search, closest first, and says how many', async () => {
    const search = show();
    await userEvent.type(search, 'demat acount');
    expect(cardNames()[0]).toBe('Demat Account');
    expect(cardNames().length).toBeLessThan(glossary.length);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${String(cardNames().length)} terms match “demat acount”, closest first.`,
    );
    expect(screen.queryByRole('heading', { level: 2, name: 'A' })).not.toBeInTheDocument();
  });

  test('speaks of one term in the singular', async () => {
    const search = show();
    await userEvent.type(search, 'half-hourly');
    expect(cardNames()).toEqual(['NEFT']);
    expect(screen.getByRole('status')).toHaveTextContent('1 term matches “half-hourly”.');
  });

  test('filters on every letter typed', async () => {
    const search = show();
    const lengths: number[] = [];
    for (const letter of 'repo') {
      await userEvent.type(search, letter);
      lengths.push(cardNames().length);
    }
    expect(new Set(lengths).size).toBeGreaterThan(1);
    expect(cardNames()[0]).toBe('Repo Rate');
  });

  test('says so when nothing matches, and shows the full list again when the search is cleared', async () => {
    const search = show();
    await userEvent.type(search, 'zzzz');
    expect(screen.getByRole('heading', { name: 'No term matches “zzzz”.' })).toBeVisible();
    expect(screen.getByText('Try fewer letters, or the full name instead of the short one.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    await userEvent.clear(search);
    expect(cardNames()).toHaveLength(glossary.length);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('takes spaces alone for an empty search', async () => {
    const search = show();
    await userEvent.type(search, '   ');
    expect(cardNames()).toHaveLength(glossary.length);
  });

  test('opens the dialog of a term by its card and closes it by its button', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Basis Point' }));
    const dialog = screen.getByRole('dialog', { name: 'Basis Point' });
    expect(dialog).toHaveAccessibleDescription(/^One hundredth of one percentage point/);
    expect(within(dialog).getByRole('link', { name: 'Link to this term' })).toHaveAttribute('href', '#basis-point');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(openDialogs()).toEqual([]);
  });

  test('opens one term without the others', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'SIP' }));
    expect(openDialogs()).toEqual(['sip-dialog']);
  });

  test('opens the term that the address names', () => {
    show('/finterms#sip');
    expect(openDialogs()).toEqual(['sip-dialog']);
  });

  test('opens nothing for an address that names no term', () => {
    show('/finterms#no-such-term');
    expect(openDialogs()).toEqual([]);
  });

  test('keeps the dialog of every term in the page while a search hides its card', async () => {
    const search = show();
    await userEvent.type(search, 'npci');
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(glossary.length);
  });

  test('is complete as composed: every term, its definition, and a button that opens it without script', () => {
    const html = renderToString(
      <TestPlace path="/finterms#sip">
        <Glossary />
      </TestPlace>,
    );
    expect(html).not.toContain(' style=');
    document.body.innerHTML = html;
    const openers = screen.getAllByRole('button');
    expect(openers).toHaveLength(glossary.length);
    for (const [index, { id, term, definition }] of glossary.entries()) {
      expect(openers[index]).toHaveTextContent(term);
      expect(openers[index]).toHaveAttribute('command', 'show-modal');
      expect(openers[index]).toHaveAttribute('commandfor', `${id}-dialog`);
      expect(screen.getByText(definition)).toBeInTheDocument();
    }
    expect(openDialogs()).toEqual([]);
  });
});
