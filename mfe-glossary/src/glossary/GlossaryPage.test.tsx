import { bus, chooseLanguage, useLocation } from '@artha/shared';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../languages/en.ts';
import { calculators as enCalculators } from '../languages/enCalculators.ts';
import { hi } from '../languages/hi.ts';
import { calculators as hiCalculators } from '../languages/hiCalculators.ts';
import { Texts, type GlossaryTexts } from '../texts/texts.ts';
import { GlossaryPage } from './GlossaryPage.tsx';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const registry = sampleRegistry({
  glossary: [
    sampleVersion({
      routes: [
        sampleRoute({ path: '/finterms' }),
        sampleRoute({ path: '/finterms/{page}', dialog }),
        sampleRoute({ path: '/hi/finterms', lang: 'hi' }),
        sampleRoute({ path: '/hi/finterms/{page}', lang: 'hi', dialog }),
      ],
    }),
  ],
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const show = (path = '/finterms', texts: GlossaryTexts = en) => {
  renderScreen(
    <Texts texts={texts}>
      <main>
        <GlossaryPage />
      </main>
      <Address />
    </Texts>,
    { path, registry },
  );
  return screen.getByRole('searchbox', { name: texts.searchLabel });
};

const cards = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const cardNames = () => cards().map((card) => card.textContent);
const address = () => screen.getByRole('status', { name: 'Address' });

afterEach(() => {
  chooseLanguage('en');
  localStorage.clear();
});

test('every term is listed under its letter, and each letter has a link', () => {
  show();
  expect(cardNames()).toEqual(Object.values(en.names));
  const letters = within(screen.getByRole('navigation', { name: 'Terms by letter' })).getAllByRole('link');
  for (const letter of letters) {
    const heading = document.querySelector(letter.getAttribute('href') ?? '');
    expect(heading).toHaveTextContent(letter.textContent);
  }
});

test.each([
  [en, '/finterms', enCalculators],
  [hi, '/hi/finterms', hiCalculators],
] as const)('every calculator has a link to the page of its term', (texts, path, calculators) => {
  chooseLanguage(texts.language);
  show(path, texts);
  const links = within(screen.getByRole('navigation', { name: texts.calculators })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.keys(calculators).map((id) => `${path}/${id}`));
  expect(links[0]).toHaveTextContent(texts.calculatorOf(texts.names['emi'] ?? ''));
});

test('a card is a link to the page of its term, and a click asks for the definition', async () => {
  const asked = jest.fn();
  const stop = bus.on('term:open', asked);
  show();
  const card = screen.getByRole('link', { name: 'SIP' });
  expect(card).toHaveAttribute('href', '/finterms/sip');
  await userEvent.click(card);
  expect(asked.mock.calls).toEqual([[{ term: 'sip' }]]);
  stop();
});

test('a search shows and counts the matches, and is in the address', async () => {
  const field = show();
  await userEvent.type(field, 'repo');
  expect(await screen.findByText(/^\d+ terms match “repo”\.$/)).toBeVisible();
  expect(cardNames()[0]).toBe('Repo Rate');
  await waitFor(() => {
    expect(address()).toHaveTextContent('/finterms?q=repo');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(cardNames()).toEqual(Object.values(en.names));
  await waitFor(() => {
    expect(address()).toHaveTextContent(/^\/finterms$/);
  });
});

test('a link with a search shows its result', async () => {
  show('/finterms?q=half-hourly');
  await waitFor(() => {
    expect(cardNames()).toEqual(['NEFT']);
  });
});

test('what a typing error may mean is listed as such', async () => {
  await userEvent.type(show(), 'sensx');
  expect(await screen.findByRole('heading', { name: 'No term matches “sensx”.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  expect(cardNames()).toEqual(['Sensex']);
});

test.each([
  ['debenture trustee', 'Terms in these words', 'Debenture'],
  ['half-hourly', 'Mentioned in these definitions', 'NEFT'],
])('“%s”, which is no term, is said to be missing, and “%s” comes after that', async (words, part, card) => {
  const field = show();
  await userEvent.click(field);
  await userEvent.paste(words);
  expect(await screen.findByRole('heading', { name: `No term matches “${words}”.` })).toBeVisible();
  expect(screen.getByRole('heading', { name: part })).toBeVisible();
  expect(cardNames()[0]).toBe(card);
});

test.each(['rera', 'zzzz'])(
  '“%s”, which is in no name and no definition, is said to be missing, alone',
  async (words) => {
    const field = show();
    await userEvent.click(field);
    await userEvent.paste(words);
    expect(await screen.findByRole('heading', { name: `No term matches “${words}”.` })).toBeVisible();
    expect(cardNames()).toEqual([]);
  },
);

test('a question leads to what it asks about', async () => {
  const field = show();
  await userEvent.click(field);
  await userEvent.paste('neft vs rtgs');
  expect(await screen.findByText('2 terms match “neft vs rtgs”.')).toBeVisible();
  expect(cardNames().slice(0, 2)).toEqual(['NEFT', 'RTGS']);
});

test('arrow keys go from the search to the cards and back', async () => {
  const field = show();
  await userEvent.type(field, 'repo');
  await waitFor(() => {
    expect(cardNames()[0]).toBe('Repo Rate');
  });
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Repo Rate' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
});

test('in Hindi the cards lead to Hindi pages', () => {
  chooseLanguage('hi');
  show('/hi/finterms', hi);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hi.title);
  expect(cards()).toHaveLength(Object.keys(hi.names).length);
  expect(screen.getByRole('link', { name: hi.names['sip'] ?? '' })).toHaveAttribute('href', '/hi/finterms/sip');
});
