import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, testConfig } from '@artha/shared/testing';
import { ConsentNotice } from './ConsentNotice.tsx';
import { consent, followOtherTabs, restoreConsent } from './consentStore.ts';

const analytics = {
  key: 'phc_key',
  host: 'https://us.i.posthog.com',
  assetsHost: '',
  idleSeconds: 1800,
  flushSeconds: 3,
  cookieDays: 365,
};
const show = (config = { ...testConfig, analytics }) => renderScreen(<ConsentNotice />, { config });
const findNotice = () => screen.queryByRole('region', { name: 'May we measure how this site is used?' });

beforeEach(() => {
  localStorage.clear();
  restoreConsent();
});

test('it says in short what goes where and for how long, and that one may refuse', () => {
  show();
  for (const fact of [/PostHog in the United States/, /365 days/, /with all text hidden/, /works the same/]) {
    expect(findNotice()).toHaveTextContent(fact);
  }
});

test('it says item by item what the law asks for', () => {
  show();
  const questions = screen.getAllByRole('term').map((term) => term.textContent);
  expect(questions).toEqual([
    'What is measured',
    'Why',
    'Who receives it',
    'Where',
    'How long',
    'If you change your mind',
    'To complain',
    'Not part of this',
    'Under 18',
  ]);
  for (const fact of [
    /Data Protection Board of India/,
    /us\.i\.posthog\.com/,
    /hello@artha\.example/,
    /Please reject/,
  ]) {
    expect(findNotice()).toHaveTextContent(fact);
  }
});

test('the two answers are buttons of the same look, and nothing is chosen beforehand', () => {
  show();
  const buttons = within(findNotice() ?? document.body).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Reject', 'Accept']);
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
  expect(consent.get()).toEqual({ kind: 'undecided' });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['Accept', 'accepted'],
  ['Reject', 'rejected'],
])('%s by the keyboard is kept on the device, and the notice goes', async (label, kind) => {
  show();
  await userEvent.tab();
  while (document.activeElement?.textContent !== label) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(findNotice()).not.toBeInTheDocument();
  act(restoreConsent);
  expect(consent.get()).toMatchObject({ kind });
});

test('it goes when the person decides in another tab', () => {
  followOtherTabs();
  show();
  localStorage.setItem(
    'artha-analytics-choice',
    JSON.stringify({ choice: 'rejected', on: '2026-11-22T10:00:00.000Z', notice: 1 }),
  );
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'artha-analytics-choice' }));
  });
  expect(findNotice()).not.toBeInTheDocument();
});

test('a site without analytics does not ask for consent', () => {
  renderScreen(<ConsentNotice />, { config: testConfig });
  expect(findNotice()).not.toBeInTheDocument();
});

test('a browser that sends Global Privacy Control is not asked', () => {
  Reflect.set(navigator, 'globalPrivacyControl', true);
  restoreConsent();
  show();
  expect(findNotice()).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
