import { createHash } from 'node:crypto';
import { markOverride } from './markOverride.ts';

const ORIGIN = 'http://127.0.0.1:8091';
const override = { name: 'tax', origin: ORIGIN, challenge: 'a'.repeat(64), until: '2026-11-26T12:00:00.000Z' };
const policies = [
  "default-src 'none'; script-src 'strict-dynamic' 'sha256-first'; worker-src 'none'; style-src 'self' 'sha256-style'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default",
  "script-src 'self' 'sha256-first'",
];
const page = `<!doctype html><html><head>${policies.map((one) => `<meta http-equiv="Content-Security-Policy" content="${one}">`).join('')}<link rel="preload" as="script" href="/remotes/tax/0a1b/remoteEntry.js" integrity="sha256-tax" crossorigin><link rel="preload" as="fetch" href="/registries/0a.json" crossorigin><script defer fetchpriority="high" src="/remotes/shell/0a/react.js" integrity="sha256-react" crossorigin></script><script defer fetchpriority="high" src="/remotes/shell/0a/main.js" integrity="sha256-main" crossorigin></script></head><body><div id="root">Composed</div></body></html>`;
const answer = {
  status: 200,
  headers: {
    'Content-Security-Policy': [...policies, "frame-ancestors 'none'"].join(', '),
    'Integrity-Policy': 'blocked-destinations=(script)',
  },
  body: Buffer.from(page),
};
const marked = markOverride(answer, override);
const html = marked.body.toString();
const isolated = {
  ...answer,
  headers: { ...answer.headers, 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' },
};

test('exactly the address of the person’s machine may run scripts, in the policies of the page and of its headers', () => {
  const own = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'));
  const script = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
  for (const text of [html, marked.headers['Content-Security-Policy']]) {
    expect(text).toContain(`script-src ${script} ${ORIGIN} 'strict-dynamic' 'sha256-first'; worker-src 'none'`);
    expect(text).toContain(`script-src ${script} ${ORIGIN} 'self' 'sha256-first'`);
    expect(text).toContain(`img-src ${ORIGIN} 'self' data:; font-src ${ORIGIN} 'self'; connect-src ${ORIGIN} 'self';`);
    expect(text).toContain('trusted-types default artha-override');
    // The directives that it does not need stay as they were.
    expect(text).toContain("default-src 'none';");
    expect(text).toContain("form-action 'self'; require-trusted-types-for 'script'");
  }
  expect(marked.headers).toMatchObject({ 'Integrity-Policy': 'blocked-destinations=(script)' });
});

test('the shell waits until the tab has chosen its registry, and nothing of the release is loaded ahead', () => {
  const data = /id="artha-override-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({
    ...override,
    scripts: [
      { src: '/remotes/shell/0a/react.js', integrity: 'sha256-react' },
      { src: '/remotes/shell/0a/main.js', integrity: 'sha256-main' },
    ],
  });
  expect(html).not.toMatch(/<script defer|rel="preload"/);
  expect(html).toContain('<div id="root">Composed</div>');
});

test('the bar is hidden until a tab has the override', () => {
  expect(html).toContain('<aside id="artha-override" aria-label="Override" hidden>');
});

test('an isolated page of another remote stays as it is', () => {
  expect(markOverride(isolated, override)).not.toBe(isolated);
  const other = { ...override, name: 'report' };
  expect(markOverride(isolated, other)).toBe(isolated);
  expect(markOverride(answer, other)).not.toBe(answer);
});

test('a file that is no page stays as it is', () => {
  const file = { headers: { 'Content-Type': 'application/json' }, body: '{}' };
  expect(markOverride(file, override)).toBe(file);
});
