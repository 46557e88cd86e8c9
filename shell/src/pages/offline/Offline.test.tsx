import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { isOfflineOff } from '../../offline/offlineChoice.ts';
import { Offline } from './Offline.tsx';
import { installChannels } from '../../offline/testing/installChannels.ts';

let pages = [{ path: '/tools/tax', name: 'Tax' }];
const unregister = jest.fn(() => Promise.resolve(true));
const active = {
  postMessage: ({ kind }: { kind: string }, [port]: readonly MessagePort[]) => {
    if (kind === 'forget') pages = [];
    port?.postMessage(kind === 'list' ? pages : true);
  },
};

beforeAll(() => {
  installChannels();
  const getRegistration = () => Promise.resolve({ active, unregister });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
});

test('it lists what the device keeps, deletes it when asked, and keeps nothing until asked again', async () => {
  const user = userEvent.setup();
  render(<Offline />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('link', { name: 'Tax' })).toHaveAttribute('href', '/tools/tax');
  expect(isOfflineOff()).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Delete it, and keep nothing' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is kept on this device' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(isOfflineOff()).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Keep tools that I open' }));
  expect(await screen.findByRole('button', { name: 'Delete it, and keep nothing' })).toBeVisible();
  expect(isOfflineOff()).toBe(false);
});
