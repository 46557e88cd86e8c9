// The policy of a page lets a script fill a style element through the CSSOM, not by text. A style element that a script
// creates therefore keeps its text in a twin, which is never part of the page, and gets the rules of that text.

/** Marks the changed function, as each remote of a page may have a copy of this file. */
const changed = Symbol.for('artha.styleText');

/** For each style element its twin, and the sheet and the text that its rules are from. */
const states = new WeakMap();
/** The elements that have had a text: one that comes into the page gets its rules. */
const filled = new Set();

const isClosed = (text) => /\}\s*$/.test(text) && text.split('{').length === text.split('}').length;

const propertyOf = ({ prototype }, name) => Object.getOwnPropertyDescriptor(prototype, name);

function install() {
  const createElement = propertyOf(Document, 'createElement').value;
  const cloneNode = propertyOf(Node, 'cloneNode').value;
  const insertAdjacentText = propertyOf(Element, 'insertAdjacentText').value;
  const sheetProperty = propertyOf(HTMLStyleElement, 'sheet');
  const parsed = new CSSStyleSheet();
  let unwrap;

  function update(element) {
    const state = states.get(element);
    const sheet = sheetProperty.get.call(element);
    if (!sheet) return;
    if (sheet !== state.sheet) {
      // The browser gives an element a new sheet whenever it comes into the page.
      state.sheet = sheet;
      state.text = '';
    }
    const { textContent: text } = state.twin;
    const before = state.text;
    if (text === before) return;
    state.text = text;
    const grows = before && text.startsWith(before) && isClosed(before);
    if (!grows) while (sheet.cssRules.length) sheet.deleteRule(0);
    if (/@import\b/.test(text)) console.warn('A style element of a script cannot @import another stylesheet.');
    parsed.replaceSync(grows ? text.slice(before.length) : text);
    for (const { cssText } of parsed.cssRules) {
      try {
        sheet.insertRule(cssText, sheet.cssRules.length);
      } catch {
        // A rule that is not valid by itself, such as @namespace, has no effect.
      }
    }
  }

  function updateAll() {
    let isWaiting = false;
    for (const reference of filled) {
      const element = reference.deref();
      if (element) update(element);
      else filled.delete(reference);
      if (element && !states.get(element).sheet && !element.isConnected) isWaiting = true;
    }
    if (!isWaiting) unwrap?.();
  }

  const observer = new MutationObserver(updateAll);

  /** While an element waits for the page, functions that insert elements give it its rules at once. */
  function wrap() {
    if (unwrap) return;
    const wrapped = [
      [Node, ['appendChild', 'insertBefore', 'replaceChild']],
      [Element, ['append', 'prepend', 'before', 'after', 'replaceWith', 'insertAdjacentElement']],
      [DocumentFragment, ['append', 'prepend']],
    ].flatMap(([{ prototype }, names]) =>
      names.map((name) => {
        const native = prototype[name];
        const own = function (...args) {
          const result = native.apply(this, args);
          updateAll();
          return result;
        };
        prototype[name] = own;
        return () => {
          if (prototype[name] === own) prototype[name] = native;
        };
      }),
    );
    unwrap = () => {
      unwrap = undefined;
      for (const restore of wrapped) restore();
    };
  }

  /** Applies a change of the twin to its element. */
  function follow(element) {
    const state = states.get(element);
    if (!state.isFilled && state.twin.textContent) {
      state.isFilled = true;
      filled.add(new WeakRef(element));
      observer.observe(state.twin, { characterData: true, childList: true, subtree: true });
      observer.observe(document, { childList: true, subtree: true });
    }
    update(element);
    if (state.isFilled && !element.isConnected) wrap();
  }

  const text = {
    get() {
      return states.get(this).twin.textContent;
    },
    set(value) {
      states.get(this).twin.textContent = value;
      follow(this);
    },
  };
  const reads = ['firstChild', 'lastChild', 'childNodes'].map((name) => [
    name,
    {
      get() {
        return states.get(this).twin[name];
      },
    },
  ]);
  const changes = [
    'appendChild',
    'append',
    'prepend',
    'insertBefore',
    'removeChild',
    'replaceChild',
    'replaceChildren',
    'hasChildNodes',
  ].map((name) => [
    name,
    {
      value(...args) {
        const result = states.get(this).twin[name](...args);
        follow(this);
        return result;
      },
    },
  ]);

  const prototype = Object.create(HTMLStyleElement.prototype, {
    ...Object.fromEntries([...reads, ...changes]),
    textContent: text,
    innerHTML: text,
    innerText: text,
    insertAdjacentText: {
      value(position, data) {
        if (!/^(?:afterbegin|beforeend)$/i.test(position)) return insertAdjacentText.call(this, position, data);
        states.get(this).twin.insertAdjacentText(position, data);
        return follow(this);
      },
    },
    sheet: {
      get() {
        update(this);
        return sheetProperty.get.call(this);
      },
    },
    cloneNode: {
      value(isDeep) {
        const clone = giveTwin(cloneNode.call(this));
        if (isDeep) clone.textContent = this.textContent;
        return clone;
      },
    },
  });

  function giveTwin(element) {
    states.set(element, { twin: createElement.call(document, 'style'), text: '' });
    return Object.setPrototypeOf(element, prototype);
  }

  Document.prototype.createElement = Object.assign(
    function (...args) {
      const element = createElement.apply(this, args);
      return element instanceof HTMLStyleElement ? giveTwin(element) : element;
    },
    { [changed]: true },
  );
}

if (typeof document !== 'undefined' && !document.createElement[changed]) install();
