import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

const items = [
  { question: 'Is it free?', answer: 'The tools are.' },
  { question: 'Is it advice?', answer: 'It is not.' },
];

const open = () =>
  screen
    .getAllByRole('group')
    .filter((item) => item.hasAttribute('open'))
    .map((item) => item.textContent);

test('all answers are closed at first', () => {
  render(<Accordion items={items} />);
  expect(open()).toEqual([]);
  expect(screen.getByText('The tools are.')).not.toBeVisible();
});

test('the answer that is asked for is open at first', () => {
  render(<Accordion items={items} initiallyOpen={1} />);
  expect(open()).toEqual(['Is it advice?It is not.']);
  expect(screen.getByText('It is not.')).toBeVisible();
});

test('a click on a question opens its answer and closes it again', async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByText('Is it free?'));
  expect(screen.getByText('The tools are.')).toBeVisible();
  await userEvent.click(screen.getByText('Is it free?'));
  expect(screen.getByText('The tools are.')).not.toBeVisible();
});

test('what the reader opened stays as it is when the page renders again', async () => {
  const { rerender } = render(<Accordion items={items} initiallyOpen={0} />);
  await userEvent.click(screen.getByText('Is it free?'));
  await userEvent.click(screen.getByText('Is it advice?'));
  rerender(<Accordion items={items} initiallyOpen={0} />);
  expect(open()).toEqual(['Is it advice?It is not.']);
});

test('the questions of one list share a name, by which the browser keeps one open, and two lists have two', () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion items={items} />
    </>,
  );
  const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(names[2]).not.toBe(names[0]);
});
