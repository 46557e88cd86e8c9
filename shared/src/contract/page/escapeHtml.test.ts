import fc from 'fast-check';
import { escapeHtml } from './escapeHtml.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Parses text as a browser does. */
const read = (markup: string) =>
  markup.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);

describe('text in markup', () => {
  test('neither opens an element nor ends an attribute, and reads as it was written', () => {
    const odd = fc.string({ unit: fc.constantFrom('<', '>', '"', '&', "'", 'amp;', '&lt;', 'a', '₹', '\n') });
    fc.assert(
      fc.property(odd, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"]/);
        expect(read(escapeHtml(text))).toBe(text);
      }),
    );
  });

  test('stays unchanged if it has no special characters', () => {
    expect(escapeHtml('Tax on ₹ 12,00,000 – the taxpayer’s own')).toBe('Tax on ₹ 12,00,000 – the taxpayer’s own');
  });
});
