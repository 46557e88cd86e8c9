import { confineStyle, frameNames } from './confineStyle.ts';

const frame = frameNames(
  '<header class="sc-bar hKJdas" data-region="navigation"><a class="link">Tools</a></header><main id="main"></main><footer class="foot">End</footer>',
  '@font-face{font-family:Inter;src:url(a)}:root{--nav:#000;--bg:#fff}.hKJdas{color:var(--nav)}',
  ['root'],
);
const confine = (css: string) => confineStyle(css, frame);
const SCREEN = ':where([data-region=screen])';

test.each([
  ['header,footer{display:none}', `${SCREEN} header,${SCREEN} footer{display:none}`],
  ['*{visibility:hidden}', `${SCREEN} *{visibility:hidden}`],
  ['html,body{display:none}', `${SCREEN},${SCREEN}{display:none}`],
  [':root{--nav:red}', `${SCREEN}{--nav:red}`],
  ['html > body footer{opacity:0}', `${SCREEN} footer{opacity:0}`],
  ['html>body>#root>footer{opacity:0}', `${SCREEN} #root>footer{opacity:0}`],
  ['body~x,html+body footer{opacity:0}', `${SCREEN} :not(*),${SCREEN} :not(*){opacity:0}`],
  ['.hKJdas{display:none}', `${SCREEN} .hKJdas{display:none}`],
  ['.h\\4b Jdas{display:none}', `${SCREEN} .h\\4b Jdas{display:none}`],
  ['#main{transform:scale(0)}', `${SCREEN} #main{transform:scale(0)}`],
  ['footer:not(.own){display:none}', `${SCREEN} footer:not(.own){display:none}`],
  ['body:has(.own) footer{display:none}', `${SCREEN} body:has(.own) footer{display:none}`],
  ['footer:not(\\).own, .other){display:none}', `${SCREEN} footer:not(\\).own, .other){display:none}`],
  ['[data-region=navigation]{display:none}', `${SCREEN} [data-region=navigation]{display:none}`],
  [`footer:not(${SCREEN} a){display:none}`, `${SCREEN} footer:not(${SCREEN} a){display:none}`],
  [':is(.own,footer){display:none}', `${SCREEN} :is(.own,footer){display:none}`],
  ['footer:not(:where(.own)){display:none}', `${SCREEN} footer:not(:where(.own)){display:none}`],
  [':where(.hKJdas) a{display:none}', `${SCREEN} :where(.hKJdas) a{display:none}`],
  ['@media print{footer{display:none}}', `@media print{${SCREEN} footer{display:none}}`],
  ['@scope (footer){:scope{display:none}}', `@scope (footer){${SCREEN} :scope{display:none}}`],
  ['.own{content:"} footer{"}footer{top:0}', `.own{content:"} footer{"}${SCREEN} footer{top:0}`],
])('a rule cannot select the frame: %s', (css, expected) => {
  expect(confine(css)).toBe(expected);
  expect(confine(expected)).toBe(expected);
});

test.each([
  '.own{color:red}',
  '.css-1a a:hover,.css-1b>*{color:red}',
  'html[data-theme=dark] .own{color:red}',
  ':where(.own) h1,:is(.own,.other)>a,:where( .own ){color:red}',
  '.md\\:w-\\[calc\\(1px\\+2px\\)\\],.\\31 0px.own{width:1px}',
  '.own{&:hover{color:red}@media print{color:blue}}',
  '.own{background:url("/a.png?b&c"),url(data:image/png;base64,AA==)}',
  ':root{--library-color:red;--library-space:4px}*,*::before{box-sizing:border-box}',
  '@keyframes spin{from{top:0}to{top:1px}}@font-face{font-family:Own;src:url(/a.woff2)}',
  '/* all: {} */.own{color:red}',
  '@layer base,own;.own{color:red}',
  '',
])('a rule of the screen stays as it is written: %s', (css) => {
  expect(confine(css)).toBe(css);
});

test.each([
  ['a font of the site', '@font-face{font-family:"inter";src:url(data:font/woff2,a)}'],
  ['a font whose name is hidden', '@font-face{font-family:I\\6eter;src:url(/a)}'],
  ['a property of the site', '@property --bg{syntax:"*";inherits:false}'],
  ['an at-rule that is not known', '@\\6d edia all{footer{display:none}}'],
  ['a condition that browsers end later', '@supports not (;){footer{display:none}}'],
  ['a scope in a rule', '.own{@scope (footer){:scope{display:none}}}'],
  ['all but the parent', '.own{:not(&){display:none}}'],
  ['a broken address', '.own{a:url(a"b)}footer{display:none}.own{b:url(c"d)}'],
  ['a hidden address', '.own{a:u\\72l(a"b)}footer{display:none}.own{b:u\\72l(c"d)}'],
  ['a string over two lines', '.own{a:"\n}footer{display:none}.own{b:"}'],
  ['a comment in a string', '.own[a="/*"],footer,[b="*/"]{display:none}'],
  ['a comment without an end', '.own{}/*'],
  ['a block without an end', '.own{color:red'],
  ['two ends', '.own{}}footer{}'],
  ['brackets in brackets', `${':not('.repeat(40)}a${')'.repeat(40)}{}`],
  ['conditions in conditions', `${'@media all{'.repeat(40)}${'}'.repeat(40)}`],
  ['too much', 'a'.repeat(150_001)],
  ['an invisible sign', `.own{}footer\u0000{}`],
])('what browsers could read otherwise is refused: %s', (_, css) => {
  expect(() => confine(css)).toThrow(/^a /);
});
