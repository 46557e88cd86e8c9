import { sampleConfig, samplePage, samplePages } from '@artha/core/testing/pages';
import { llms } from './llms.ts';

describe('llms.txt', () => {
  const text = llms(samplePages, sampleConfig, ['/tos']);

  test('starts with the product and one paragraph about it', () => {
    expect(text).toMatch(/^# Artha\n\n> Tools for money\.\n\n## /);
  });

  test('lists the tools first, in the order of their cards, then the pages, and the legal texts as optional', () => {
    expect(text.match(/^(## .*|- \[.*?\])/gm)).toEqual([
      '## Tools',
      '- [Statement]',
      '- [Tax]',
      '- [Research]',
      '## Pages',
      '- [Pricing]',
      '- [Free tools]',
      '- [Pumps]',
      '## Optional',
      '- [Terms & Conditions]',
    ]);
  });

  test('links absolute addresses with their descriptions', () => {
    expect(text).toContain('- [Tax](https://artha.example/tools/tax): Tax, at length.\n');
  });

  test('omits unlisted pages', () => {
    expect(text).not.toContain('signin');
  });

  test('keeps a text within its line and its link', () => {
    const odd = samplePage({ path: '/odd', title: 'A [b](c)', description: 'One\nline' });
    expect(llms([odd], sampleConfig, [])).toContain(String.raw`- [A \[b\](c)](https://artha.example/odd): One line`);
  });

  test('omits an empty section', () => {
    expect(llms([samplePage()], sampleConfig, [])).toBe(
      '# Artha\n\n## Pages\n\n- [Pricing](https://artha.example/pricing): What it costs.\n',
    );
  });
});
