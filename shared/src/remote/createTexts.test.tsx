import { render, screen } from '@testing-library/react';
import { createTexts } from './createTexts.tsx';

const { Texts, useTexts } = createTexts<{ readonly greeting: (name: string) => string }>();
const Greeting = () => <p>{useTexts().greeting('Asha')}</p>;

test('a component says what the texts around it say', () => {
  render(
    <Texts texts={{ greeting: (name) => `नमस्ते ${name}` }}>
      <Greeting />
    </Texts>,
  );
  expect(screen.getByText('नमस्ते Asha')).toBeVisible();
});

test('outside of texts it is an error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('There are no texts around this component.');
  log.mockRestore();
});
