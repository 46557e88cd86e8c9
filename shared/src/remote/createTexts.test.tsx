import { render, screen } from '@testing-library/react';
import { createTexts } from './createTexts.tsx';

const english = { greeting: (name: string) => `Hello ${name}`, leave: 'Sign out' };
type Words = typeof english;

const { Texts, useTexts } = createTexts<Words>();
const Greeting = () => <p>{useTexts().greeting('Asha')}</p>;

const hindi: Words = { greeting: (name) => `नमस्ते ${name}`, leave: 'लॉग आउट करें' };
// @ts-expect-error English has a key that this language misses.
const incomplete: Words = { greeting: (name) => `नमस्कार ${name}` };
// @ts-expect-error English has no such key.
const longer: Words = { ...hindi, enter: 'लॉग इन करें' };

test.each([
  [hindi, 'नमस्ते Asha'],
  [incomplete, 'नमस्कार Asha'],
  [longer, 'नमस्ते Asha'],
])('a component says what the texts around it say', (texts, said) => {
  render(
    <Texts texts={texts}>
      <Greeting />
    </Texts>,
  );
  expect(screen.getByText(said)).toBeVisible();
});

test('outside of texts it is an error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('There are no texts around this component.');
  log.mockRestore();
});
