/** @jest-environment jsdom */
import { buildErrorsScript } from './buildErrorsScript.ts';

const tell = (type: string, data: readonly string[] = [], source: Window | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { source, data: { type, data } }));
const shown = () => document.querySelector('[role=alert]')?.textContent;

test('errors of a build are shown until it succeeds, and no other window says any', () => {
  HTMLElement.prototype.showPopover = jest.fn();
  const script = document.createElement('script');
  script.textContent = buildErrorsScript;
  document.head.append(script);
  tell('webpackErrors', ['TaxPlanner.tsx: Unexpected token', 'Tax.tsx: <b>'], null);
  expect(shown()).toBeUndefined();
  tell('webpackErrors', ['TaxPlanner.tsx: Unexpected token', 'Tax.tsx: <b>']);
  expect(shown()).toMatch(/TaxPlanner\.tsx: Unexpected token\n\nTax\.tsx: <b>$/);
  tell('webpackOk');
  expect(shown()).toBeUndefined();
});
