import { writeMetadata } from '@artha/core/metadata';
import { testTeam } from '@artha/core/testing/testTeam';
import { readPreviewOrder } from './previewOrder.ts';

test('a preview order names exactly the release of its remote', () => {
  const sha256 = 'a'.repeat(64);
  const named = { length: 10, hashes: { sha256 } };
  const targets = { 'tax/release.json': named };
  const preview = { id: 'c'.repeat(32), until: '2026-11-26T12:00:00.000Z' };
  const read = (some: Record<string, typeof named>) => {
    const fields = { action: 'preview', audience: 'https://publish.example', source: {}, preview, targets: some };
    const expires = new Date('2026-11-25T12:00:00Z');
    return readPreviewOrder('tax', writeMetadata('targets', { version: 1, expires, fields }, [testTeam]));
  };
  expect(read(targets)).toMatchObject({ name: 'tax', preview, release: { sha256, length: 10 } });
  expect(() => read({})).toThrow('The preview order for tax names no release.');
  expect(() => read({ ...targets, 'glossary/release.json': named })).toThrow('not tax/release.json');
});
