import type { PublishStep } from '@artha/service/ReleaseClient';
import { showProgress, type Output } from './showProgress.ts';

const steps: readonly PublishStep[] = [
  { step: 'uploaded' },
  { step: 'accepted' },
  { step: 'rendered', page: '/tax' },
  { step: 'rendered', page: '/tax/history' },
];

function shown(output: Pick<Output, 'isTTY' | 'columns'>): string {
  let text = '';
  const { onStep, end } = showProgress({ ...output, write: (more) => (text += more) });
  steps.forEach(onStep);
  end();
  return text;
}

test('a file gets a line for each step', () => {
  expect(shown({})).toBe('Uploaded\nOrder accepted\nRendered /tax (1)\nRendered /tax/history (2)\n');
});

test('a terminal gets one line that changes, is never longer than the terminal, and is gone at the end', () => {
  const clear = '\r\u001B[2K';
  expect(shown({ isTTY: true, columns: 18 })).toBe(
    ['', 'Uploaded', 'Order accepted', 'Rendered /tax (1)', 'Rendered /tax/his', ''].join(clear),
  );
});
