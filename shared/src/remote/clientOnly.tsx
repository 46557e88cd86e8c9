import type { ComponentType, ReactElement, ReactNode } from 'react';
import { pageLanguage, useIsHydrated, type Language } from '@artha/shared';
import { lazyPart } from './lazyPart.tsx';

/** Address of the folder of the remote's files: `/remotes/<name>/<digest>/`. */
declare const __webpack_public_path__: string | undefined;

const defaultNames: Readonly<Record<Language, string>> = { en: 'A part of this page', hi: 'इस पन्ने का एक हिस्सा' };

/** Options of `clientOnly`. */
export interface ClientOnlyOptions {
  /** The placeholder until the part is there; nothing by default. */
  readonly placeholder?: ReactNode;
  /** Height to reserve, in px or as CSS (`'20rem'`), so that nothing moves when the part comes. */
  readonly height?: number | string;
  /** Its name for visitors, as the subject of a sentence: `'The chart'`; or a hook that returns it. */
  readonly name?: string | (() => string);
}

/** The name of the remote that this code is built into; empty where it is not known, as in tests. */
function ownRemote(): string {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return /\/remotes\/([^/]+)\//.exec(folder)?.[1] ?? '';
}

/**
 * A part of a screen that only runs in a browser, such as a chart or a map. The page is composed with the placeholder in its
 * place; the part's module is never evaluated while pages are rendered. If its file does not load, a notice with Retry
 * replaces it, and the rest of the screen stays.
 *
 * @example
 * const Chart = clientOnly(() => import('./Chart'), { placeholder: <p>Drawing…</p>, height: 320 });
 *
 * @param load returns a module with the component as its default export, or the component.
 */
export function clientOnly<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> } | ComponentType<P>>,
  { placeholder = null, height, name = () => defaultNames[pageLanguage()] }: ClientOnlyOptions = {},
): ComponentType<P> {
  const Part = lazyPart<P>({
    remote: ownRemote(),
    name,
    loading: placeholder,
    load: async () => {
      const loaded = await load();
      return 'default' in loaded ? loaded.default : loaded;
    },
  });
  return function ClientOnly(props: P): ReactElement {
    const content = useIsHydrated() ? <Part {...props} /> : placeholder;
    return height === undefined ? <>{content}</> : <div style={{ minHeight: height }}>{content}</div>;
  };
}
