import { sampleConfig, samplePage, samplePages } from '../testing/pages.ts';
import { llms } from './llms.ts';

describe('llms.txt', () => {
  const text = llms(samplePages, sampleConfig, ['/tos']);

  test('begins with the product and one paragraph about it', () => {
    expect(text).toMatch(/^# Artha\n\n> Tools for money\.\n\n## /);
  });

  test('has the tools first, in the order of their cards, then the pages, and the fine print as optional', () => {
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

  test('links to whole addresses, with what stands there', () => {
    expect(text).toContain('- [Tax](https://artha.example/tools/tax): Tax, at length.\n');
  });

  test('is silent about unlisted pages', () => {
    expect(text).not.toContain('signin');
  });

  test('keeps a text within its line and its link', () => {
    const odd = samplePage({ path: '/odd', title: 'A [b](c)', description: 'One\nline' });
    expect(llms([odd], sampleConfig, [])).toContain(String.raw`- [A \[b\](c)](https://artha.example/odd): One line`);
  });

  test('leaves out a section that has nothing', () => {
    expect(llms([samplePage()], sampleConfig, [])).toBe(
      '# Artha\n\n## Pages\n\n- [Pricing](https://artha.example/pricing): What it costs.\n',
    );
  });
});
