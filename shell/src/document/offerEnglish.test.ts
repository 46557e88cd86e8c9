import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage, language } from '@artha/shared';
import { providePageLanguage, sharedEnglish } from '@artha/shared/internal';
import { offerEnglish } from './offerEnglish.ts';

const FIGURES = '?step=result#basicSalary=1200000';

beforeEach(() => {
  chooseLanguage('en');
  providePageLanguage('hi', sharedEnglish);
  history.replaceState(null, '', `/hi/tools/tax-calculator${FIGURES}`);
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  language.set('en');
  providePageLanguage('en', sharedEnglish);
  history.replaceState(null, '', '/');
});

test('the page is offered in English, with what the address says besides, and in English words', () => {
  offerEnglish();
  const offer = screen.getByRole('status');
  expect(offer).toHaveAttribute('lang', 'en');
  const link = screen.getByRole('link', { name: 'Read this page in English' });
  expect(link).toHaveAttribute('href', `/tools/tax-calculator${FIGURES}`);
  expect(link).toHaveAttribute('hreflang', 'en');
});

test('the link leads to the page and the figures that are there when it is followed', async () => {
  offerEnglish();
  language.set('hi');
  history.replaceState(null, '', '/hi/finterms/sip#a=1');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', '/finterms/sip#a=1');
  expect(language.get()).toBe('en');
});

test('an offer that was closed does not come back on this visit', async () => {
  offerEnglish();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  offerEnglish();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each(['hi', undefined] as const)('a person who chose “%s” gets no offer', (chosen) => {
  localStorage.clear();
  if (chosen) chooseLanguage(chosen);
  offerEnglish();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page in English offers nothing', () => {
  providePageLanguage('en', sharedEnglish);
  offerEnglish();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('without storage for the visit the offer can be closed, too', async () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  offerEnglish();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
