// A page on which scripts fill style elements as libraries do. Each case returns the colours of its element, in order.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const blocked = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
  blocked.push(`${effectiveDirective} ${sample}`);
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Waits until observers of changes have run. */
const settled = () => Promise.resolve();
const rule = (name, color) => `#${name}{color:${color}}`;

/** Adds an element, and reads its color. */
function add(name) {
  const element = document.createElement('p');
  element.id = name;
  document.body.append(element);
  return () => getComputedStyle(element).color.replaceAll(' ', '');
}

const red = 'rgb(255,0,0)';
const green = 'rgb(0,128,0)';
const black = 'rgb(0,0,0)';

const cases = {
  // react-toastify, react-style-singleton.
  async beforeConnecting(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.textContent = rule(name, 'red');
    document.head.prepend(style);
    return [style.textContent === rule(name, 'red'), color() === red];
  },
  // sonner.
  async afterConnecting(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.type = 'text/css';
    document.head.appendChild(style);
    style.appendChild(document.createTextNode(rule(name, 'red')));
    const first = color();
    style.append(rule(name, 'green'));
    const second = color();
    style.removeChild(style.lastChild);
    return [first === red, second === green, color() === red, style.childNodes.length === 1];
  },
  async inFragment(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.insertAdjacentText('beforeend', rule(name, 'red'));
    const fragment = document.createDocumentFragment();
    fragment.append(style);
    document.body.insertBefore(fragment, document.body.firstChild);
    return [color() === red];
  },
  async byMarkup(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.innerHTML = `${rule(name, 'red')} @media (min-width:1px){${rule(name, 'green')}}`;
    document.head.append(style);
    const first = color();
    if (style.innerHTML.length > 0) style.innerHTML = rule(name, 'red');
    return [first === green, color() === red];
  },
  // goober.
  async textOfFirstChild(name) {
    const color = add(name);
    const text = Object.assign(document.head.appendChild(document.createElement('style')), {
      innerHTML: ' ',
    }).firstChild;
    text.data += rule(name, 'red');
    await settled();
    const first = color();
    text.data += rule(name, 'green');
    await settled();
    const second = color();
    text.data = rule(name, 'red') + text.data.replace(rule(name, 'green'), '');
    await settled();
    return [first === red, second === green, color() === red];
  },
  // emotion, styled-components.
  async speedy(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.setAttribute('data-emotion', 'css');
    style.appendChild(document.createTextNode(''));
    document.head.insertBefore(style, null);
    style.sheet.insertRule(rule(name, 'red'), 0);
    const first = color();
    await frame();
    style.media = 'print';
    const second = color();
    style.media = '';
    style.disabled = true;
    const third = color();
    style.disabled = false;
    return [
      first === red,
      second === black,
      third === black,
      color() === red,
      [...document.styleSheets].includes(style.sheet),
    ];
  },
  async removed(name) {
    const color = add(name);
    const style = document.createElement('style');
    style.innerText = rule(name, 'red');
    document.head.append(style);
    const first = color();
    style.remove();
    const second = color();
    document.body.append(style);
    await settled();
    const third = color();
    document.head.append(style);
    await settled();
    const copy = style.cloneNode(true);
    style.remove();
    document.head.append(copy);
    return [first === red, second === black, third === red, color() === red, copy.textContent === rule(name, 'red')];
  },
  async imports() {
    const style = document.createElement('style');
    style.textContent = "@import 'https://example.com/a.css';";
    document.head.append(style);
    return [style.sheet.cssRules.length === 0];
  },
  async reactText(name) {
    const color = add(name);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const show = (...children) => flushSync(() => root.render(createElement('style', null, ...children)));
    show(rule(name, 'red'));
    const first = color();
    show(rule(name, 'green'));
    await settled();
    const second = color();
    show(rule(name, 'green'), rule(name, 'red'));
    await settled();
    const third = color();
    flushSync(() => root.unmount());
    return [first === red, second === green, third === red, color() === black];
  },
  async reactMarkup(name) {
    const color = add(name);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const show = (__html) =>
      flushSync(() => root.render(createElement('style', { dangerouslySetInnerHTML: { __html } })));
    show(rule(name, 'red'));
    const first = color();
    show(rule(name, 'green'));
    const second = color();
    flushSync(() => root.unmount());
    return [first === red, second === green, color() === black];
  },
  async reactHoisted(name) {
    const color = add(name);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    flushSync(() => root.render(createElement('style', { href: name, precedence: 'low' }, rule(name, 'red'))));
    await frame();
    return [color() === red, document.querySelector(`head style[data-href=${name}]`) !== null];
  },
  async native(name) {
    const readInsert = () => Object.getOwnPropertyDescriptor(Node.prototype, 'appendChild').value;
    const insert = readInsert();
    const style = document.createElement('style');
    style.textContent = rule(name, 'red');
    const isWrapped = readInsert() !== insert;
    document.head.append(style);
    const isRestored = readInsert() === insert;
    return [
      isWrapped,
      isRestored,
      style instanceof HTMLStyleElement,
      Object.prototype.toString.call(style) === '[object HTMLStyleElement]',
    ];
  },
};

/** The number of this copy of the script, of which each has elements of its own. */
const copy = (globalThis.copies = (globalThis.copies ?? 0) + 1);

async function runAll(before) {
  await before;
  const outcomes = {};
  for (const [name, run] of Object.entries(cases)) outcomes[name] = await run(name + copy).catch(() => [false]);
  await frame();
  return { outcomes, blocked };
}

globalThis.styled = runAll(globalThis.styled);
