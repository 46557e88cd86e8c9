import * as v from 'valibot';
import { Refusal } from '@artha/core/refusal';
import type { Preview } from '../release/previewSchemas.ts';
import { aimPreview, describePreview, showPreviews } from './aimPreview.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const LINK = `https://${'0f'.repeat(16)}.previews.artha.example/`;

test('a new preview has a random id, and lives for seven days or as long as its team says', () => {
  const { id, until } = aimPreview({}, now);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(until).toBe('2026-12-03T10:00:00.000Z');
  expect(aimPreview({}, now).id).not.toBe(id);
  expect(aimPreview({ life: '90m' }, now).until).toBe('2026-11-26T11:30:00.000Z');
  expect(aimPreview({ life: '12h' }, now).until).toBe('2026-11-26T22:00:00.000Z');
  expect(aimPreview({ life: '30d' }, now).until).toBe('2026-12-26T10:00:00.000Z');
});

test.each(['7', 'd', '0d', '7 d', '7w', '-1d', '1e9d', '7toString'])('“--for %s” says no time', (life) => {
  expect(() => aimPreview({ life })).toThrow('--for 90m, --for 12h, --for 7d');
});

test('a release is added to the preview of a link, which keeps its end', () => {
  expect(aimPreview({ link: LINK })).toEqual({ id: '0f'.repeat(16) });
  expect(aimPreview({ link: `${LINK}tools/tax-calculator?from=mail` })).toEqual({ id: '0f'.repeat(16) });
  expect(() => aimPreview({ link: LINK, life: '7d' })).toThrow('leave out --for with --with');
});

test.each(['https://artha.example/', '0f', 'https://0f.previews.artha.example', ''])('“%s” is no link', (link) => {
  expect(() => aimPreview({ link })).toThrow('is not a preview link');
});

test('the command prints what is shown, and the link on its own line', () => {
  const until = '2026-12-03T10:00:00.000Z';
  const releases = [
    { name: 'tax', version: '1.1.0', digest: 'a'.repeat(20) },
    { name: 'glossary', version: '2.0.0', digest: 'b'.repeat(20) },
  ];
  expect(describePreview({ link: LINK, until, releases }).split('\n')).toEqual([
    `Preview of tax 1.1.0 (${'a'.repeat(20)}), glossary 2.0.0 (${'b'.repeat(20)}), until ${until}. Visitors do not get it; anyone with the link does:`,
    LINK,
  ]);
});

test('the previews of a team are listed one per line, to the team alone', async () => {
  const until = '2026-12-03T10:00:00.000Z';
  const releases = [{ name: 'tax', version: '1.1.0', digest: 'a'.repeat(20) }];
  const shown = (previews: () => Promise<Preview[]>) =>
    showPreviews({ read: async (_name, _what, schema) => v.parse(schema, { previews: await previews() }) }, 'tax');
  expect(await shown(() => Promise.resolve([{ link: LINK, until, releases }]))).toBe(
    `${LINK} until ${until}: tax 1.1.0 (${'a'.repeat(20)})`,
  );
  expect(await shown(() => Promise.resolve([]))).toBe('There are no previews of tax.');
  const refused = new Refusal('RE-21', 'The key may not read them.');
  expect(await shown(() => Promise.reject(refused))).toBe('The previews of tax are shown to its team alone.');
  await expect(shown(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
});
