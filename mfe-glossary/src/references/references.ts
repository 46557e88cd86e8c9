import type { ByTerm } from '../domain/termText.ts';
import type { TermReferences } from './termReferences.ts';
import a from './terms/a.json';
import b from './terms/b.json';
import c from './terms/c.json';
import d from './terms/d.json';
import e from './terms/e.json';
import f from './terms/f.json';
import g from './terms/g.json';
import h from './terms/h.json';
import i from './terms/i.json';
import k from './terms/k.json';
import l from './terms/l.json';
import m from './terms/m.json';
import n from './terms/n.json';
import o from './terms/o.json';
import p from './terms/p.json';
import r from './terms/r.json';
import s from './terms/s.json';
import t from './terms/t.json';
import u from './terms/u.json';
import v from './terms/v.json';
import w from './terms/w.json';
import x from './terms/x.json';

/** The part that does not depend on the language: the tools that use a term, related terms, and the source of its facts. */
export const references: ByTerm<TermReferences> = {
  ...{ ...a, ...b, ...c, ...d, ...e, ...f, ...g },
  ...{ ...h, ...i, ...k, ...l, ...m, ...n, ...o },
  ...{ ...p, ...r, ...s, ...t, ...u, ...v, ...w, ...x },
};
