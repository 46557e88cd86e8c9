import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';

const nodeSchema = v.looseObject({ type: v.string() });

const importSchema = v.looseObject({ type: v.literal('ImportExpression') });

const callSchema = v.looseObject({
  type: v.literal('CallExpression'),
  callee: v.looseObject({ type: v.literal('Identifier'), name: v.literal('clientOnly') }),
  arguments: v.array(v.unknown()),
});

/** The nodes of a syntax tree below one, with it. */
function* nodesOf(value: unknown): Generator<object> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  else if (v.is(nodeSchema, value)) {
    yield value;
    for (const below of Object.values(value)) if (typeof below === 'object') yield* nodesOf(below);
  }
}

/**
 * Leaves out of a server build what only a browser loads: `clientOnly(() => import('./Chart'))` shows its placeholder there,
 * and the part may need what only a browser has.
 */
export class BrowserParts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BrowserParts', (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/dynamic', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('BrowserParts', (parser) => {
          const left = new WeakSet<object>();
          parser.hooks.program.tap('BrowserParts', (program) => {
            if (!String(parser.state.source).includes('clientOnly')) return;
            for (const call of nodesOf(program)) {
              const [load] = v.is(callSchema, call) ? call.arguments : [];
              for (const node of nodesOf(load)) if (v.is(importSchema, node)) left.add(node);
            }
          });
          parser.hooks.importCall.tap({ name: 'BrowserParts', stage: -1 }, (expression) => {
            if (!left.has(expression) || !expression.range) return undefined;
            const never = new webpack.dependencies.ConstDependency('new Promise(()=>{})', expression.range);
            parser.state.module.addPresentationalDependency(never);
            return true;
          });
        });
      }
    });
  }
}
