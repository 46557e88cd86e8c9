import { styleAttributesOf } from './styleAttributes.ts';

describe('the style attributes of a page', () => {
  test('are listed once, as a browser reads them', () => {
    const html =
      '<p style="width:20%">a</p><b style="width:20%">b</b><i style="font-family:&quot;Noto&quot;">c</i><svg><path style="fill:red"></path></svg>';
    expect(styleAttributesOf(html)).toEqual(['width:20%', 'font-family:"Noto"', 'fill:red']);
  });

  test('include those that only a browser without scripts shows', () => {
    expect(styleAttributesOf('<noscript><p style="color:red">a</p></noscript>')).toEqual(['color:red']);
  });

  test('are not what a text says, and not empty', () => {
    expect(styleAttributesOf('<p title=\'a style="b"\' style="">Write style="width:20%".</p>')).toEqual([]);
  });
});
