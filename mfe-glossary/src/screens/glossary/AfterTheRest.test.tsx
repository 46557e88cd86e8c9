import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AfterTheRest } from './AfterTheRest.tsx';

const seen: (string | null)[] = [];

/** Notes what stands in the page whenever React has changed it. */
function Page() {
  useLayoutEffect(() => {
    seen.push(document.body.textContent);
  }, []);
  return (
    <>
      <h1>Terms</h1>
      <AfterTheRest>
        <p>Definitions</p>
      </AfterTheRest>
    </>
  );
}

beforeEach(() => {
  seen.length = 0;
});

test('where a link leads to the page, the rest shows first', () => {
  render(<Page />);
  expect(seen).toEqual(['Terms']);
  expect(screen.getByText('Definitions')).toBeVisible();
});

test('a composed page has it from the start, and keeps it when it is taken over', async () => {
  const complain = jest.fn();
  document.body.innerHTML = renderToString(<Page />);
  const composed = screen.getByText('Definitions');
  const root = await act(() => hydrateRoot(document.body, <Page />, { onRecoverableError: complain }));
  expect(seen).toEqual(['TermsDefinitions']);
  expect(screen.getByText('Definitions')).toBe(composed);
  expect(complain).not.toHaveBeenCalled();
  act(() => {
    root.unmount();
  });
});
