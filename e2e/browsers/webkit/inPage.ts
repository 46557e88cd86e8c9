/**
 * The code that each command runs in the page, as text: it goes through the driver, which the page's policy does not
 * apply to, unlike `eval`. It speaks the values of WebDriver BiDi. The result of a command stays in the page under a
 * handle; a later command fetches the value of a promise.
 */
const LIBRARY = `
const store = window.__driven ??= { document: Math.random().toString(36).slice(2), last: 0, handles: new Map(), ids: new WeakMap(), ended: [] };
window.__pw_bidiInsertText ??= (text) => { document.execCommand('insertText', false, text); };
const keep = (value) => {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  let id = isObject ? store.ids.get(value) : undefined;
  if (id === undefined) {
    id = store.document + '-' + String(++store.last);
    store.handles.set(id, value);
    if (isObject) store.ids.set(value, id);
  }
  return id;
};
const named = { NaN, Infinity, '-Infinity': -Infinity, '-0': -0 };
const missing = { type: 'missing' };
const read = (local) => {
  const id = local.handle ?? local.sharedId;
  if (id !== undefined) {
    if (!store.handles.has(id)) throw missing;
    return store.handles.get(id);
  }
  switch (local.type) {
    case 'undefined': return undefined;
    case 'null': return null;
    case 'number': return typeof local.value === 'string' ? named[local.value] : local.value;
    case 'bigint': return BigInt(local.value);
    case 'array': return local.value.map(read);
    case 'set': return new Set(local.value.map(read));
    case 'object': return Object.fromEntries(local.value.map(([key, value]) => [typeof key === 'string' ? key : read(key), read(value)]));
    case 'map': return new Map(local.value.map(([key, value]) => [typeof key === 'string' ? key : read(key), read(value)]));
    case 'date': return new Date(local.value);
    case 'regexp': return new RegExp(local.value.pattern, local.value.flags);
    default: return local.value;
  }
};
const write = (value, depth) => {
  if (value === undefined || value === null) return { type: value === null ? 'null' : 'undefined' };
  if (typeof value === 'number') {
    const name = Object.keys(named).find((one) => Object.is(named[one], value));
    return { type: 'number', value: name ?? value };
  }
  if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
  if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
  if (typeof value === 'function' || typeof value === 'symbol') return { type: typeof value };
  if (value === window) return { type: 'window', value: { context: '' } };
  if (value instanceof Node) return { type: 'node', sharedId: keep(value) };
  if (value instanceof Error) return { type: 'error' };
  if (value instanceof Date) return { type: 'date', value: value.toISOString() };
  if (depth <= 0) return { type: Array.isArray(value) ? 'array' : 'object' };
  if (Array.isArray(value)) return { type: 'array', value: value.map((one) => write(one, depth - 1)) };
  return { type: 'object', value: Object.entries(value).map(([key, one]) => [key, write(one, depth - 1)]) };
};
const thrown = (error) => (error === missing ? missing : { type: 'exception', exceptionDetails: { text: error instanceof Error ? error.name + ': ' + error.message + '\\n' + error.stack : String(error) } });
`;

/** The parts of a function call in the page, as in `script.callFunction`. */
export interface Call {
  readonly id: number;
  /** The text of a function. */
  readonly source: string;
  readonly args: readonly unknown[];
  /** Texts that the function evaluates, which the page's policy would refuse: they are compiled as a part of the script. */
  readonly evaluates: readonly string[];
  readonly keepsResult: boolean;
  readonly awaitsPromise: boolean;
}

/** A script for the driver that calls a function. It returns the answer, or undefined if that is yet to come. */
export const callScript = ({ source, evaluates, keepsResult, awaitsPromise }: Call): string => `${LIBRARY}
const [id, args] = arguments;
const answer = (value) => ({ type: 'success', realm: store.document, result: { ...write(value, ${keepsResult ? '0' : '20'}), ${keepsResult ? 'handle: keep(value)' : ''} } });
const compiled = { ${evaluates.map((text) => `${JSON.stringify(text)}: () => (${text.trim().replace(/;$/, '')}\n)`).join(', ')} };
const refused = window.eval;
window.eval = (text) => (text in compiled ? compiled[text]() : refused(text));
try {
  const value = (${source}).apply(undefined, args.map(read));
  if (!${String(awaitsPromise)} || typeof value?.then !== 'function') return answer(value);
  Promise.resolve(value).then(answer).catch(thrown).then((ended) => store.ended.push([id, ended]));
} catch (error) {
  return thrown(error);
} finally {
  window.eval = refused;
}`;

/** A script that says which document is there, how far it is, and which calls have ended, except those it is given. */
export const LOOK = `${LIBRARY}
store.ended = store.ended.filter(([id]) => !arguments[0].includes(id));
return { document: store.document, url: location.href, state: document.readyState, ended: store.ended };`;

/** A script that returns the element with a handle. */
export const FIND = `${LIBRARY} return store.handles.get(arguments[0]);`;
