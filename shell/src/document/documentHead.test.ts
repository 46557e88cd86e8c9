import { globalStyle } from '@artha/shared/globalStyle';
import { documentStyle } from './documentHead.ts';

/** Texts of the rules that a browser reads. */
function rulesOf(css: string): string[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/([,:]) /g, '$1'));
  style.remove();
  return rules;
}

test('a page has all rules of the design, without the spaces that CSS does not need', () => {
  const css = documentStyle('/remotes/shell/0/', 'en');
  expect(css).not.toMatch(/[;{},]\s|\n/);
  const design = rulesOf(globalStyle);
  expect(design.length).toBeGreaterThan(10);
  expect(rulesOf(css)).toEqual(expect.arrayContaining(design));
});
