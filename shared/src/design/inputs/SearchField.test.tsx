import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

function Search({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search terms"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('it is a search box by its label, which is also its placeholder', () => {
  render(<Search onChange={jest.fn()} />);
  expect(screen.getByRole('searchbox', { name: 'Search terms' })).toHaveAttribute('placeholder', 'Search terms');
});

test('it tells at every letter, and when it is emptied', async () => {
  const onChange = jest.fn();
  render(<Search onChange={onChange} />);
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'roe');
  await userEvent.clear(box);
  expect(onChange.mock.calls).toEqual([['r'], ['ro'], ['roe'], ['']]);
});

test('Clear is there once there is something to clear; it brings the full list back and keeps the focus', async () => {
  const onChange = jest.fn();
  render(<Search onChange={onChange} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'r');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the browser neither completes nor corrects what is searched: terms are no words of its dictionary', () => {
  render(<Search onChange={jest.fn()} />);
  expect(screen.getByRole('searchbox')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('searchbox')).toHaveAttribute('spellcheck', 'false');
});

test('Clear can be reached and pressed by the keyboard, and sends no form', async () => {
  const send = jest.fn();
  render(
    <form onSubmit={send}>
      <Search onChange={jest.fn()} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'roe');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});
