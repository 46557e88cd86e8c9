import { Link, useLocation } from '@artha/shared';
import { renderScreen, stubNativeDialog, TestRouter } from '@artha/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { glossary } from '../../domain/glossary.ts';
import { readComposedGlossary } from './readComposedGlossary.ts';
import { Terms } from './Terms.tsx';

// Queries by role read the style of every element of a hundred dialogs, which takes jsdom its time.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

beforeAll(stubNativeDialog);

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`The address is ${pathname}${hash}.`}</p>;
}

const cardNames = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .map((card) => card.textContent);

const openDialogs = () =>
  screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading').textContent);

const show = (path = '/finterms') => {
  renderScreen(
    <main>
      <Terms glossary={glossary} />
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
    await waitFor(() => {
      expect(cardNames()[0]).toBe('Demat Account');
    });
    expect(cardNames().length).toBeLessThan(glossary.length);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${String(cardNames().length)} terms match “demat acount”, closest first.`,
    );
    expect(screen.queryByRole('heading', { level: 2, name: 'A' })).not.toBeInTheDocument();
  });

  test('uses the singular for one term', async () => {
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
    expect(cardNames()).toEqual([]);

    await userEvent.clear(search);
    expect(cardNames()).toHaveLength(glossary.length);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('treats spaces alone as an empty search', async () => {
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
    expect(openDialogs()).toEqual(['SIP']);
  });

  test.each([
    ['by its id', '/finterms#sip', 'SIP'],
    ['in other letters', '/finterms#KYC', 'KYC'],
    ['by another of its names', '/finterms#PF', 'EPF'],
    ['by another of its names, encoded', '/finterms#Term%20deposit', 'Fixed Deposit'],
  ])('opens the term that the address names %s', async (_, path, term) => {
    show(path);
    await waitFor(() => {
      expect(openDialogs()).toEqual([term]);
    });
  });

  test('has one dialog open when the address names another term, and none once it is closed', async () => {
    renderScreen(
      <>
        <Terms glossary={glossary} />
        <Link to="/finterms#upi">An address</Link>
        <Address />
      </>,
      { path: '/finterms#sip' },
    );
    expect(openDialogs()).toEqual(['SIP']);
    await userEvent.click(screen.getByRole('link', { name: 'An address' }));
    expect(openDialogs()).toEqual(['UPI']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.getByText('The address is /finterms.')).toBeVisible();
    });
    expect(openDialogs()).toEqual([]);
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

  test('reads no glossary from a page that holds it in part', () => {
    show();
    expect(readComposedGlossary(document)).toEqual(glossary);
    document.querySelector('dialog p')?.remove();
    expect(readComposedGlossary(document)).toBeUndefined();
  });

  test('is complete as composed, works without script, and is hydrated from its own text', async () => {
    const html = renderToString(
      <TestRouter path="/finterms#sip">
        <Terms glossary={glossary} />
      </TestRouter>,
    );
    expect(html).not.toContain(' style=');
    document.body.innerHTML = html;
    const openers = screen.getAllByRole('button');
    expect(openers).toHaveLength(glossary.length);
    for (const [index, { term, definition }] of glossary.entries()) {
      expect(openers[index]).toHaveTextContent(term);
      expect(openers[index]).toHaveAttribute('command', 'show-modal');
      const opened = document.getElementById(openers[index]?.getAttribute('commandfor') ?? '');
      expect(opened).toHaveTextContent(`${term}${definition}`);
    }
    expect(openDialogs()).toEqual([]);

    const onRecoverableError = jest.fn();
    const held = readComposedGlossary(document) ?? [];
    const root = hydrateRoot(
      document.body,
      <TestRouter path="/finterms#sip">
        <Terms glossary={held} />
      </TestRouter>,
      { onRecoverableError: onRecoverableError },
    );
    await waitFor(() => {
      expect(openDialogs()).toEqual(['SIP']);
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => {
      root.unmount();
    });
  });
});
