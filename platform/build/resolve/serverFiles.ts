import type { Compiler } from 'webpack';
import { NodeUse } from './nodeUse.ts';

/** The conditions by which packages name files that render without a document and without Node. */
const serverConditions = ['worker', 'edge-light'];

/** The part of a server build's `resolve` that goes with `ServerFiles`. */
export const serverResolve = { conditionNames: [...serverConditions, '...'] };

type Resolver = Pick<ReturnType<Compiler['resolverFactory']['get']>, 'resolve'>;
type ResolveRequest = NonNullable<Parameters<Parameters<Resolver['resolve']>[4]>[2]>;
type Found = ResolveRequest | undefined;

interface Question {
  readonly context: object;
  readonly folder: string;
  readonly specifier: string;
}

/** Marks a request that is answered without this plugin. */
const asItIs = Symbol('as it is');

function ask(resolver: Resolver, { context, folder, specifier }: Question): Promise<Found> {
  return new Promise((resolve) => {
    resolver.resolve({ ...context, [asItIs]: true }, folder, specifier, {}, (_error, _path, found) => {
      resolve(found);
    });
  });
}

/**
 * Chooses the files of packages for a build that runs in an interpreter without a document and without Node: those for
 * a worker, else those for every environment, and those for browsers only if the others need Node. A file for browsers
 * may need a document as soon as it runs.
 */
export class ServerFiles {
  apply(compiler: Compiler): void {
    compiler.resolverFactory.hooks.resolver.for('normal').tap('ServerFiles', (raw, options, own) => {
      const { dependencyType, byDependency } = own;
      const conditionNames = [...(options.conditionNames ?? [])];
      if (conditionNames.includes('browser') || dependencyType === undefined) return;
      const forBrowsers = () =>
        compiler.resolverFactory.get('normal', {
          ...own,
          byDependency: {
            ...byDependency,
            [dependencyType]: {
              ...byDependency?.[dependencyType],
              conditionNames: [...conditionNames, 'browser'],
              mainFields: ['browser', 'module', 'main'],
              aliasFields: ['browser'],
            },
          },
        });
      const use = new NodeUse(async (folder, specifier) => {
        const found = await ask(raw, { context: {}, folder, specifier });
        return found && typeof found.path === 'string' ? found.path : undefined;
      });
      raw.getHook('resolve').tapAsync({ name: 'ServerFiles', stage: -1 }, (request, context, done) => {
        const { path: folder, request: specifier, context: from } = request;
        const issuer = issuerOf(from);
        if (typeof folder !== 'string' || specifier === undefined || (from && asItIs in from)) {
          done();
          return;
        }
        const question = { context: { ...from }, folder, specifier };
        const choose = async (): Promise<Found> => {
          const found = await ask(raw, question);
          const file = found && typeof found.path === 'string' ? found.path : undefined;
          const inBrowsers =
            file === undefined
              ? issuer !== undefined && use.hasBrowserFiles(issuer)
              : (await use.needsNode(file)) || (issuer !== undefined && (await use.needsNode(issuer)));
          return inBrowsers ? await ask(forBrowsers(), question) : undefined;
        };
        choose().then(
          (found) => {
            if (found && typeof found.path === 'string') context.fileDependencies?.add(found.path);
            done(null, found);
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)));
          },
        );
      });
    });
  }
}

function issuerOf(context: unknown): string | undefined {
  if (typeof context !== 'object' || context === null || !('issuer' in context)) return undefined;
  return typeof context.issuer === 'string' && context.issuer !== '' ? context.issuer : undefined;
}
