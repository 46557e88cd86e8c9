import * as v from 'valibot';
import { sessionSchema } from '../contract/session.ts';
import { declareEvent } from './declareEvent.ts';

/** Every event of the site, declared once. Names read `subject:what-happened`. */
export const events = {
  /** Something was measured: a view, an error or a vital. A later one with the same `id` replaces it. */
  'measurement:recorded': declareEvent({
    schema: v.object({
      id: v.string(),
      kind: v.picklist(['view', 'error', 'vital']),
      name: v.string(),
      value: v.number(),
      remote: v.string(),
      release: v.string(),
    }),
    happens: 'many',
    replay: 'none',
  }),
  /** A remote, or a part of it, could not be shown; the notice is up. */
  'remote:failed': declareEvent({
    schema: v.object({ remote: v.string(), code: v.string(), message: v.string() }),
    happens: 'many',
    replay: 'none',
  }),
  /** A remote's screen is hydrated and answers. */
  'remote:ready': declareEvent({
    schema: v.object({ remote: v.string(), version: v.string() }),
    happens: 'many',
    replay: 'none',
  }),
  /** A person signed in or out, or entered a second factor, in this tab or another one. */
  'session:changed': declareEvent({ schema: sessionSchema, happens: 'many', replay: 'last' }),
  /**
   * A person asks what a term means: the shell opens its definition over the page. `term` is the end of its address.
   */
  'term:open': declareEvent({
    schema: v.object({ term: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)) }),
    happens: 'many',
    replay: 'none',
  }),
  /** The visitor chose a theme. */
  'theme:changed': declareEvent({
    schema: v.object({ theme: v.picklist(['system', 'light', 'dark']) }),
    happens: 'many',
    replay: 'last',
  }),
  /** The shell has taken over the page. */
  'shell:ready': declareEvent({ schema: v.object({}), happens: 'once', replay: 'last' }),
};
