import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellHindi } from '../texts/hi/page.ts';
import { providePageTexts } from '../texts/pageTexts.ts';
import { offerNewVersion } from './offerNewVersion.ts';
import { installChannels } from './testing/installChannels.ts';

/** A worker that answers, and notes what it is asked. */
const newWorker = () =>
  Object.assign(new EventTarget(), {
    state: 'installed' as const,
    postMessage: jest.fn((_: unknown, [port]: readonly MessagePort[]) => {
      port?.postMessage(true);
    }),
  });
type TestWorker = ReturnType<typeof newWorker>;

class Registration extends EventTarget {
  active: TestWorker | null = null;
  waiting: TestWorker | null = null;
  installing: TestWorker | null = null;
}

beforeAll(installChannels);

afterEach(() => {
  document.body.replaceChildren();
  providePageTexts(undefined);
});

test('the first worker is not offered: it starts by itself', () => {
  const registration = new Registration();
  offerNewVersion(registration);
  registration.installing = newWorker();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = registration.installing;
  registration.installing.dispatchEvent(new Event('statechange'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a newer one is offered once it is installed, and starts when the person wants', async () => {
  const registration = Object.assign(new Registration(), { active: newWorker() });
  offerNewVersion(registration);
  const newer = newWorker();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  expect(screen.getByRole('status')).toHaveTextContent(/^A new version of the offline part of this site is ready\./);
  expect(newer.postMessage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(newer.postMessage).toHaveBeenCalledWith({ kind: 'start' }, [expect.anything()]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('one that waits since an earlier visit is offered in the language of the page', () => {
  providePageTexts(shellHindi);
  offerNewVersion(Object.assign(new Registration(), { active: newWorker(), waiting: newWorker() }));
  expect(screen.getByRole('button', { name: 'इसे इस्तेमाल करें' })).toBeVisible();
});
