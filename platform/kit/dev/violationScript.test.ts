import { describeViolation } from './violationScript.ts';

const tell = (violation: Readonly<Record<string, unknown>>) =>
  describeViolation(JSON.stringify({ sample: '', place: '', ...violation }));

test('a blocked style is told with its place and what lifts it', () => {
  expect(tell({ directive: 'style-src-elem', blocked: 'inline', place: 'http://127.0.0.1:8090/Tax.js:31:5' })).toBe(
    'Visitors’ pages block this, too: a script sets styles by text (http://127.0.0.1:8090/Tax.js:31:5).\n' +
      'Remedy: needs: { inlineStyles: true } on the route in remote.config.ts.',
  );
});

test('a question that has no effect is told as such', () => {
  const violation = {
    directive: 'require-trusted-types-for',
    blocked: 'trusted-types-sink',
    sample: 'Function|(\n) {\n\n})',
  };
  expect(tell(violation)).toMatch(/^This is harmless: /);
});

test('anything else is refused', () => {
  expect(() => describeViolation('{}')).toThrow();
});
