import { render, screen } from '@testing-library/react';
import { ErrorBox } from './ErrorBox.tsx';

test('the live region exists before there is a message, and announces the message', () => {
  const { rerender } = render(<ErrorBox>{''}</ErrorBox>);
  const region = screen.getByRole('alert');
  expect(region).toBeEmptyDOMElement();
  rerender(<ErrorBox>Please select a bank</ErrorBox>);
  expect(screen.getByRole('alert')).toBe(region);
  expect(region).toHaveTextContent(/^Please select a bank$/);
  rerender(<ErrorBox>{undefined}</ErrorBox>);
  expect(region).toBeInTheDocument();
  expect(region).toBeEmptyDOMElement();
});
