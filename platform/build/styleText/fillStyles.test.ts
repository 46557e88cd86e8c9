import { fillStyles } from './fillStyles.ts';

const fill = (source: string, isStrict?: boolean) => fillStyles(source, '/first.js', isStrict);

test.each([
  'document.createElement("style")',
  "e = n.createElement('style')",
  'r.createElement(`style`)',
  '(0, react.createElement)("style", null)',
  'React.createElement("style", { href: "x" })',
  '_jsx("style", { children: css })',
  '(0,t.jsx)("style",{dangerouslySetInnerHTML:{__html:s}})',
  'n("style",{children:s})',
])('a script with %s loads the other one first', (source) => {
  expect(fill(source)).toBe(`require("/first.js");${source}`);
});

test.each([
  'element.setAttribute("style", "top:0")',
  'element.getAttribute("style")',
  'o("style")',
  'read("style", {})',
  'document.createElement("span")',
])('one with %s is as it was', (source) => {
  expect(fill(source)).toBe(source);
});

test('an ES module stays one, a CommonJS module, too, and neither loses a line or its strict mode', () => {
  const imports = 'import { jsx as e } from "react/jsx-runtime";export const a=()=>e("style",{});';
  expect(fill(imports)).toBe(`${imports}\nimport "/first.js";`);
  const alone = 'document.createElement("style");';
  expect(fill(alone, true)).toBe(`${alone}\nimport "/first.js";`);
  const strict = `/* a licence */\n'use strict';\nexports.a = document.createElement('style');`;
  expect(fill(strict)).toBe(`"use strict";require("/first.js");${strict}`);
  const old = 'with (a) { document.createElement("style") }';
  expect(fill(old)).toBe(`require("/first.js");${old}`);
});
