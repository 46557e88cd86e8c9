import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import * as v from 'valibot';
import { answerIntl } from './hostIntl.ts';

const entriesSchema = v.array(v.tuple([v.string(), v.string()]));

const partsOfUrl = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

/** Parses an address as browsers do: JSON of its parts, or empty if it is invalid. */
export function parseUrl(address: string, base: string): string {
  const url = URL.parse(address, base === '' ? undefined : base);
  return url ? JSON.stringify(Object.fromEntries(partsOfUrl.map((part) => [part, url[part]]))) : '';
}

/** The names and values of a query: JSON of a list of pairs. */
export function parseQuery(query: string): string {
  return JSON.stringify([...new URLSearchParams(query)]);
}

/** Writes a query. @param entries JSON of a list of pairs. */
export function writeQuery(entries: string): string {
  return new URLSearchParams(v.parse(entriesSchema, JSON.parse(entries))).toString();
}

/**
 * Gives code in the interpreter what a browser has and JavaScript lacks: text as UTF-8, addresses, and languages. Each
 * function maps texts or bytes to texts or bytes without side effects; `guest.js` and `guestIntl.js` wrap them.
 * @param isTimeUp whether the time of the task is over: then none of them does anything.
 */
export function provideHostFunctions(context: QuickJSContext, isTimeUp: () => boolean): void {
  const provide = (name: string, implementation: (...parameters: QuickJSHandle[]) => QuickJSHandle) => {
    const inTime = (...parameters: QuickJSHandle[]) => {
      // The interpreter looks at the clock between many steps of its own, each of which may be a call of the host.
      if (isTimeUp()) throw new Error('The time is over.');
      return implementation(...parameters);
    };
    context.newFunction(name, inTime).consume((handle) => {
      context.setProp(context.global, name, handle);
    });
  };
  const textOf = (handle: QuickJSHandle | undefined) => (handle ? context.getString(handle) : '');

  provide('hostEncode', (text) => {
    const bytes = new TextEncoder().encode(textOf(text));
    return context.newArrayBuffer(bytes.buffer);
  });
  provide('hostDecode', (buffer) =>
    context.newString(context.getArrayBuffer(buffer).consume(({ value }) => new TextDecoder().decode(value))),
  );
  provide('hostParseUrl', (address, base) => context.newString(parseUrl(textOf(address), textOf(base))));
  provide('hostParseQuery', (query) => context.newString(parseQuery(textOf(query))));
  provide('hostIntl', (request) => context.newString(answerIntl(textOf(request))));
  provide('hostWriteQuery', (entries) => context.newString(writeQuery(textOf(entries))));
}
