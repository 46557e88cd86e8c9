import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabList, TabPanel, Tabs } from './Tabs.tsx';

const views = [
  { label: 'Chart', panel: 'The bars' },
  { label: 'Table', panel: 'The rows' },
  { label: 'Words', panel: 'The sentence' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

test('the first panel shows, also in the markup of the server, and has the name of its tab', () => {
  render(<Tabs label="Ways to read it" tabs={views} />);
  expect(screen.getByRole('tablist', { name: 'Ways to read it' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('The bars');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(tab('Chart')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  const markup = renderToStaticMarkup(<Tabs label="Ways to read it" tabs={views} />);
  expect(markup.match(/ hidden=""/g)).toHaveLength(2);
});

test('a click shows the panel of its tab and hides the one before', async () => {
  render(<Tabs label="Ways to read it" tabs={views} />);
  await userEvent.click(tab('Table'));
  expect(tab('Table')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Chart')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Table' })).toHaveTextContent('The rows');
  expect(screen.getByText('The bars')).not.toBeVisible();
});

test('one stop of the tab key leads to the chosen tab, the next to its panel', async () => {
  render(<Tabs label="Ways to read it" tabs={views} />);
  await userEvent.click(tab('Words'));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab('Words')).toHaveFocus();
});

test('arrows choose the next tab, round the end, and Home and End the first and the last', async () => {
  render(<Tabs label="Ways to read it" tabs={views} />);
  await userEvent.tab();
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return screen.getByRole('tabpanel').textContent;
  };
  expect(await press('ArrowRight')).toBe('The rows');
  expect(tab('Table')).toHaveFocus();
  expect(await press('End')).toBe('The sentence');
  expect(await press('ArrowRight')).toBe('The bars');
  expect(await press('ArrowLeft')).toBe('The sentence');
  expect(await press('Home')).toBe('The bars');
  expect(tab('Chart')).toHaveFocus();
});

test('other keys are left alone', async () => {
  const pressed = jest.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what tabs leave alone
    <div
      onKeyDown={(event) => {
        pressed(event.key, event.defaultPrevented);
      }}
    >
      <Tabs label="Ways to read it" tabs={views} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}x{ArrowRight}');
  expect(pressed.mock.calls).toEqual([
    ['ArrowDown', false],
    ['x', false],
    ['ArrowRight', true],
  ]);
});

function Period() {
  const [period, setPeriod] = useState<'annual' | 'monthly'>('annual');
  return (
    <>
      <TabList
        id="period"
        label="Show figures"
        tabs={[
          { value: 'annual', label: 'Annual' },
          { value: 'monthly', label: 'Monthly' },
        ]}
        value={period}
        onChange={setPeriod}
      />
      <h2>Old Regime</h2>
      <TabPanel id="period" value={period}>
        {period === 'annual' ? 'A year' : 'A month'}
      </TabPanel>
    </>
  );
}

test('tabs apart from their panel still name it', async () => {
  render(<Period />);
  expect(screen.getByRole('tabpanel', { name: 'Annual' })).toHaveTextContent('A year');
  await userEvent.click(tab('Monthly'));
  expect(screen.getByRole('tabpanel', { name: 'Monthly' })).toHaveTextContent('A month');
  expect(tab('Monthly')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(tab('Annual')).not.toHaveAttribute('aria-controls');
});
