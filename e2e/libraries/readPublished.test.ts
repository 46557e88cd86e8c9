import { readAdvice, readPublished } from './readPublished.ts';

const refused = `try-sonner: built in 3.4 s
WARN    deprecations   1 in use
        src/Tax.tsx: Column may be gone.
FAILED  render         /tools/try-sonner
        RE-08: /tools/try-sonner does not render:
        AR-101: no Intl
FAILED  browser        1 page opened by chromium
        /tools/try-sonner: violates 'style-src 'self' 'sha256-vg+7yYF31Dz='
The site would refuse it: render, browser.
`;

describe('what artha publish printed', () => {
  test('of a release that is live has no fault', () => {
    const output =
      'try-zod: built in 3.4 s\ntry-zod 0.1.0 (f55f109cac0bad29c459) is live; stored and composed in 2.5 s.\n';
    expect(readPublished({ code: 0, output })).toEqual({ isLive: true, warnings: [] });
  });

  test('names each failed check, the first fault without digests, and the warnings', () => {
    expect(readPublished({ code: 1, output: refused })).toEqual({
      isLive: false,
      stoppedBy: 'render, browser',
      fault: 'RE-08: /tools/try-sonner does not render:\nAR-101: no Intl',
      warnings: ['deprecations: src/Tax.tsx: Column may be gone.'],
    });
    const second = refused.replace(/FAILED {2}render[^]*?(?=FAILED)/, '');
    expect(readPublished({ code: 1, output: second }).fault).toBe("/tools/try-sonner: violates 'style-src 'self'");
  });

  test('of a remote that does not build begins with webpack’s message', () => {
    const output = 'try-env does not build:\n\nModule not found: ./label.js\n';
    expect(readPublished({ code: 1, output })).toMatchObject({
      stoppedBy: 'build',
      fault: 'Module not found: ./label.js',
    });
  });

  test('without any known line is what stopped it', () => {
    expect(readPublished({ code: 1, output: 'RE-21: no key' })).toMatchObject({
      stoppedBy: 'publish',
      fault: 'RE-21: no key',
    });
  });
});

describe('advice', () => {
  test.each([
    [
      'sonner sets styles by text: needs: { inlineStyles: true }',
      'needs: { inlineStyles: true }',
      { needs: { inlineStyles: true } },
    ],
    ['zod: needs.html, and needs.wasm', 'needs: { html: true, wasm: true }', { needs: { html: true, wasm: true } }],
    ["Write render: 'browser' on its route.", "render: 'browser'", { render: 'browser' }],
  ])('of “%s” is %s', (text, as, route) => {
    expect(readAdvice(text)).toEqual({ as, route });
  });

  test('is undefined for a message without one', () => {
    expect(readAdvice('It does not render.')).toBeUndefined();
  });
});
