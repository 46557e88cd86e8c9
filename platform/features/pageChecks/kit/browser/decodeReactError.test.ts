import { decodeReactError } from './decodeReactError.ts';

test('the number of a React error becomes a sentence, and an unknown one its address', () => {
  const said = (number: number) =>
    decodeReactError(
      `Error: Minified React error #${String(number)}; visit https://react.dev/errors/${String(number)} for the full message`,
    );
  expect(said(418)).toBe('the browser renders something else than the composed page has (React error 418)');
  expect(said(9999)).toBe('React error 9999: https://react.dev/errors/9999');
  expect(decodeReactError('Error: no rate')).toBe('Error: no rate');
});
