import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DeferredContent } from './DeferredContent.tsx';

const seen: (string | null)[] = [];

/** Notes what stands in the page whenever React has changed it. */
function Page() {
  useLayoutEffect(() => {
    seen.push(document.body.textContent);
  }, []);
  return (
    <>
      <h1>Terms</h1>
      <DeferredContent>
        <p>Definitions</p>
      </DeferredContent>
    </>
  );
}

beforeEach(() => {
  seen.length = 0;
});

test('where a link leads to the page, everything else shows first', () => {
  render(<Page />);
  expect(seen).toEqual(['Terms']);
  expect(screen.getByText('Definitions')).toBeVisible();
});

test('a composed page has it from the start, and keeps it when it is hydrated', async () => {
  const onRecoverableError = jest.fn();
  document.body.innerHTML = renderToString(<Page />);
  const composed = screen.getByText('Definitions');
  const root = await act(() => hydrateRoot(document.body, <Page />, { onRecoverableError: onRecoverableError }));
  expect(seen).toEqual(['TermsDefinitions']);
  expect(screen.getByText('Definitions')).toBe(composed);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => {
    root.unmount();
  });
});
