import { render, screen } from '@testing-library/react';
import { readStylesheets } from '../../testing/stylesheets.ts';
import { FieldGrid, Row, Stack } from './Stack.ts';

/** The value of a property by the rules for the element with a text. */
function valueOf(text: string, property: string): string | undefined {
  const element = screen.getByText(text);
  return readStylesheets().findLast((one) => one.property === property && element.matches(one.selector))?.value;
}

test('a stack and a row have the space that is asked for between their parts', () => {
  render(
    <>
      <Stack>by itself</Stack>
      <Stack $gap="small">close</Stack>
      <Row $gap="large">apart</Row>
    </>,
  );
  expect([valueOf('by itself', 'display'), valueOf('by itself', 'gap')]).toEqual(['grid', '16px']);
  expect(valueOf('close', 'gap')).toBe('8px');
  expect([valueOf('apart', 'display'), valueOf('apart', 'flex-wrap')]).toEqual(['flex', 'wrap']);
});

test('fields are in columns, and none is wider than a narrow screen', () => {
  render(<FieldGrid>fields</FieldGrid>);
  expect(valueOf('fields', 'grid-template-columns')).toContain('minmax(min(100%, 260px), 1fr)');
});
