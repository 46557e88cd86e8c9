import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { chooseConsent, consent, restoreConsent } from './consentStore.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';

const analytics = {
  key: 'phc_key',
  host: 'https://eu.i.posthog.com',
  assetsHost: '',
  idleSeconds: 1800,
  flushSeconds: 3,
  cookieDays: 30,
};
const close = jest.fn();
const show = () => renderScreen(<PrivacyChoices onClose={close} />, { config: { ...testConfig, analytics } });
const labels = () => screen.getAllByRole('button').map((button) => button.textContent);

beforeAll(stubNativeDialog);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), advanceTimers: true });
  localStorage.clear();
  restoreConsent();
});

afterEach(() => {
  jest.useRealTimers();
});

test('undecided, it offers both answers and says that nothing is sent', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You have not decided yet.');
  expect(labels()).toEqual(['Reject', 'Accept', 'Close']);
});

test('accepted, one click withdraws; the focus stays where the change is said', async () => {
  chooseConsent('accepted');
  show();
  expect(screen.getByRole('status')).toHaveTextContent('You accepted on 22 November 2026');
  expect(labels()).toEqual(['Withdraw consent', 'Close']);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Withdraw consent' }));
  expect(consent.get()).toMatchObject({ kind: 'rejected' });
  expect(screen.getByRole('status')).toHaveTextContent('You rejected on 22 November 2026. Nothing is sent');
  expect(screen.getByRole('heading', { name: 'Privacy choices' })).toHaveFocus();
  expect(labels()).toEqual(['Accept', 'Close']);
});

test('it says that Global Privacy Control counts as Reject, and offers nothing else', () => {
  Reflect.set(navigator, 'globalPrivacyControl', true);
  restoreConsent();
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Global Privacy Control. That counts as Reject');
  expect(labels()).toEqual(['Close']);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('it names the place and the time that are configured', () => {
  show();
  expect(screen.getByRole('dialog')).toHaveTextContent('On servers in the European Union, by eu.i.posthog.com');
  expect(screen.getByRole('dialog')).toHaveTextContent('in your browser for 30 days');
});

test('a host in an unknown place is named once', () => {
  const elsewhere = { ...analytics, host: 'https://events.example.in' };
  renderScreen(<PrivacyChoices onClose={close} />, { config: { ...testConfig, analytics: elsewhere } });
  expect(screen.getByRole('dialog')).toHaveTextContent('On servers at events.example.in. All else');
});

test('it says where to write to', () => {
  show();
  expect(screen.getByRole('dialog')).toHaveTextContent(`what was measured before, write to ${testConfig.email}.`);
  expect(screen.getByRole('dialog')).toHaveTextContent(`Write to ${testConfig.email} with the word`);
});

test('without an e-mail address it asks no one to write, and names the Board', () => {
  const config = { ...testConfig, analytics, email: '' };
  renderScreen(<PrivacyChoices onClose={close} />, { config });
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/write to/i);
  expect(screen.getByRole('dialog')).toHaveTextContent('This site does not give an e-mail address');
  expect(screen.getByRole('dialog')).toHaveTextContent('You can complain to the Data Protection Board of India.');
});
