import { explainDevice, explainViolation } from './remedies.ts';

const explain = (directive: string, blocked: string, sample = '') => explainViolation({ directive, blocked, sample });

test.each([
  ['style-src-elem', 'inline', '', 'sets styles by text', 'inlineStyles: true'],
  ['style-src-attr', 'inline', '', 'sets a style attribute by text', 'inlineStyles: true'],
  ['require-trusted-types-for', 'trusted-types-sink', 'Element innerHTML|<b>', 'sets HTML by text', 'html: true'],
  ['trusted-types', 'trusted-types-policy', 'dompurify', 'sets HTML by text', 'html: true'],
  ['require-trusted-types-for', 'trusted-types-sink', 'Worker constructor|/w.js', 'starts a worker', 'workers: true'],
  ['worker-src', 'blob', '', 'starts a worker', 'workers: true'],
  ['script-src', 'wasm-eval', '', 'compiles WebAssembly', 'wasm: true'],
  ['frame-src', 'blob', '', 'shows a generated document in a frame', 'frames: true'],
  ['img-src', 'https://a.example/x.png', '', 'shows a picture of https://a.example', "images: ['https://a.example']"],
])('the violation of %s by %s %s names its need', (directive, blocked, sample, does, need) => {
  expect(explain(directive, blocked, sample)).toEqual({
    does,
    remedy: expect.stringContaining(`needs: { ${need} }`),
    isHarmless: false,
  });
});

test('generated code is told from the question whether it may run', () => {
  const sink = ['require-trusted-types-for', 'trusted-types-sink'] as const;
  expect(explain(...sink, 'Function|(\n) {\n\n})').isHarmless).toBe(true);
  expect(explain(...sink, 'Function|(a\n) {\nreturn a\n})')).toMatchObject({
    does: 'runs generated code',
    isHarmless: false,
  });
  expect(explain(...sink, 'Window setTimeout|1').does).toBe('runs generated code');
});

test('what no need lifts has a remedy, too, and an unknown directive is named', () => {
  expect(explain('connect-src', 'https://api.example/rates?of=2026')).toMatchObject({
    does: 'asks https://api.example',
    remedy: expect.stringContaining('An API of your own'),
  });
  expect(explain('media-src', 'https://a.example/a.mp3').does).toBe(
    'does what the page’s media-src blocks (https://a.example/a.mp3)',
  );
});

test('an embedded document after a step is told from a page of another site', () => {
  expect(explain('frame-src', 'http://127.0.0.1:80/embedded/marketing/form.html').remedy).toContain('isolated: true');
  expect(explain('frame-src', 'https://a.example/').does).toBe('frames a page of https://a.example');
});

test('a device that the page may not use is named by its need, and no other text is', () => {
  expect(explainDevice('Permissions policy violation: camera is not allowed in this document.')?.remedy).toContain(
    "needs: { devices: ['camera'] }",
  );
  expect(explainDevice('The camera is broken.')).toBeUndefined();
});
