import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clientOnly } from './clientOnly.tsx';

const Chart = ({ of }: { readonly of: string }) => <figure aria-label={`Chart of ${of}`} />;
const placeholder = <p>Drawing…</p>;

test('a page is composed with the placeholder, and never evaluates the part', () => {
  const load = jest.fn(() => Promise.resolve({ default: Chart }));
  const Part = clientOnly(load, { placeholder, height: 320 });
  const html = renderToString(<Part of="food" />);
  expect(html).toBe('<div style="min-height:320px"><p>Drawing…</p></div>');
  expect(load).not.toHaveBeenCalled();
});

test('the part takes the place of the placeholder after hydration, without a difference', async () => {
  const Part = clientOnly(() => Promise.resolve({ default: Chart }), { placeholder });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Part of="food" />);
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, <Part of="food" />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(await screen.findByRole('figure', { name: 'Chart of food' })).toBeInTheDocument();
  expect(screen.queryByText('Drawing…')).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  container.remove();
});

test('it may be loaded as a component, and reserves no height unless it is told to', async () => {
  const Part = clientOnly(() => Promise.resolve(Chart));
  const { container } = render(<Part of="rent" />);
  await screen.findByRole('figure', { name: 'Chart of rent' });
  expect(container).not.toContainHTML('style');
});

test('if it does not load, a notice says so, and Retry loads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve({ default: Chart })).mockRejectedValueOnce(new Error('offline'));
  const Part = clientOnly(load);
  render(<Part of="food" />);
  expect(await screen.findByRole('status')).toHaveTextContent('A part of this page did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('figure')).toBeVisible();
  jest.restoreAllMocks();
});
