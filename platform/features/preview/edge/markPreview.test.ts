import { createHash } from 'node:crypto';
import { describePreview, markPreview } from './markPreview.ts';

const released = (name: string, version: string) => ({
  name,
  version,
  digest: 'a'.repeat(20),
  owner: 'team',
  by: { key: 'b'.repeat(64) },
  source: {},
  order: '',
});
const record = {
  id: '0f'.repeat(16),
  owner: 'team-tax',
  until: '2026-12-03T10:15:00.000Z',
  releases: [released('tax', '1.1.0'), released('glossary', '2.0.0')],
};
const POLICY = "style-src 'self' 'sha256-page'; style-src-attr 'unsafe-hashes'; script-src 'self'";
const page = {
  headers: {
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Content-Security-Policy': `${POLICY}, script-src 'self'`,
  },
  body: Buffer.from(
    `<html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head><body><p>style-src 'self' &lt;/body></p></body></html>`,
  ),
};
const text = ({ body }: { readonly body?: Buffer | string }) => body?.toString() ?? '';

test('the bar says what is shown, until when, and who does not see it', () => {
  expect(describePreview(record)).toBe(
    'Preview of tax 1.1.0 and glossary 2.0.0, until 3 December 2026 at 3:45 pm IST. Visitors do not see this.',
  );
});

test('the bar is at the end of the page, with a style that its policies allow and name exactly', () => {
  const marked = markPreview(page, record);
  const html = text(marked);
  expect(html).toMatch(
    /<\/p><style>[^<]*<\/style><aside id="artha-preview" aria-label="Preview">Preview of tax[^<]*<\/aside><\/body>/,
  );
  const style = /<style>([^<]*)<\/style><aside/.exec(html)?.[1] ?? '';
  const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const allowed = POLICY.replace("style-src 'self'", `style-src ${source} 'self'`);
  expect(html).toContain(`content="${allowed}"`);
  expect(marked.headers['Content-Security-Policy']).toBe(`${allowed}, script-src 'self'`);
  // Nothing else of the page changes.
  expect(html).toContain("<p>style-src 'self' &lt;/body></p>");
});

test('a page without a head or the end of its body is marked, too', () => {
  expect(text(markPreview({ ...page, body: '<title>Page</title>' }, record))).toMatch(
    /^<title>Page<\/title><style>[^<]*<\/style><aside .*<\/aside>$/,
  );
});

test('a version cannot put markup into the bar', () => {
  const hostile = { ...record, releases: [released('tax', '1.0.0-<script>')] };
  expect(text(markPreview(page, hostile))).not.toContain('<script>');
});

test('other files stay as they are', () => {
  for (const answer of [
    { headers: { 'Content-Type': 'application/json' }, body: '</head></body>' },
    { headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '<html><head></head><body></body></html>' },
    { headers: {} },
  ]) {
    expect(markPreview(answer, record)).toBe(answer);
  }
});
