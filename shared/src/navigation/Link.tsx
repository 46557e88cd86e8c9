import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { translatePath } from '../state/site.ts';

/** Properties of `Link`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * A page of this site: its English path, with query and hash where needed. On a page in another language it leads to
   * that page in the same language, if the site has it there, unless `hrefLang` says in which language the page is.
   * Other sites are linked by a plain `a`.
   */
  readonly to: To;
  /** Replaces the current history entry, such as that of an open menu. */
  readonly replace?: boolean;
}

/** The address in the language of the page, unless the link names a language. */
function translate(to: To, hrefLang: string | undefined): To {
  if (hrefLang !== undefined) return to;
  if (typeof to === 'string') return translatePath(to);
  return { ...to, ...(to.pathname !== undefined && { pathname: translatePath(to.pathname) }) };
}

/**
 * A link within the site: a plain one before the page is hydrated, then a navigation without a document load. The router's
 * own `Link` contains the loading of its framework (4 KB gzip), which this site does not use.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): ReactElement {
  const address = translate(to, rest.hrefLang);
  const follow = useLinkClickHandler(address, { replace, ...(rest.target && { target: rest.target }) });
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
    <a
      {...rest}
      href={useHref(address)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
