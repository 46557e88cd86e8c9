import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: 'old', label: 'Old regime' },
  { value: 'new', label: 'New regime' },
  { value: 'both', label: 'Both' },
] as const;

function Regime({
  onChange,
  legend = 'Regime',
  legendHidden = false,
}: { onChange?: (value: string) => void } & {
  legend?: string;
  legendHidden?: boolean;
}) {
  const [value, setValue] = useState<(typeof options)[number]['value']>('old');
  return (
    <Segmented
      legend={legend}
      legendHidden={legendHidden}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.matches(':checked'))
    .map((radio) => radio.getAttribute('value'));

test.each([false, true])(
  'it is a group of radio buttons with a name, also when its legend is hidden: %s',
  (legendHidden) => {
    render(<Regime legendHidden={legendHidden} />);
    expect(screen.getByRole('group', { name: 'Regime' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Old regime' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'New regime' })).not.toBeChecked();
  },
);

test('a click on a label chooses it and says which', async () => {
  const onChange = jest.fn();
  render(<Regime onChange={onChange} />);
  await userEvent.click(screen.getByText('Both'));
  expect(onChange.mock.calls).toEqual([['both']]);
  expect(chosen()).toEqual(['both']);
});

test('one stop of the tab key leads to the chosen one, and arrows move on, round the end', async () => {
  const onChange = jest.fn();
  render(<Regime onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Old regime' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'New regime' })).toHaveFocus();
  expect(chosen()).toEqual(['new']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toEqual(['old']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toEqual(['both']);
  expect(onChange.mock.calls).toEqual([['new'], ['both'], ['old'], ['both']]);
});

test('two on one page do not disturb each other', async () => {
  render(
    <>
      <Regime legend="This year" />
      <Regime legend="Next year" />
    </>,
  );
  await userEvent.click(screen.getAllByText('Both')[1] ?? document.body);
  expect(chosen()).toEqual(['old', 'both']);
  // By its name a browser knows which radio buttons belong together.
  const names = new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name')));
  expect(names.size).toBe(2);
  expect(names).not.toContain(null);
});

test('what is chosen is sent by a form before any script of ours answers', () => {
  render(
    <form aria-label="Tax">
      <Regime />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form')).values()]).toEqual(['old']);
});

test('choosing what is chosen already says nothing', async () => {
  const onChange = jest.fn();
  render(<Regime onChange={onChange} />);
  await userEvent.click(screen.getByText('Old regime'));
  expect(onChange).not.toHaveBeenCalled();
});

test('it shows what its owner says, also where that is not what was clicked', async () => {
  const onChange = jest.fn();
  render(<Segmented legend="Regime" inline options={options} value="old" onChange={onChange} />);
  await userEvent.click(screen.getByText('Both'));
  expect(onChange.mock.calls).toEqual([['both']]);
  expect(chosen()).toEqual(['old']);
});

test('all of it is locked where its form is', async () => {
  const onChange = jest.fn();
  render(
    <fieldset disabled>
      <Regime onChange={onChange} />
    </fieldset>,
  );
  await userEvent.click(screen.getByText('Both'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getAllByRole('radio').every((radio) => radio.matches(':disabled'))).toBe(true);
});
