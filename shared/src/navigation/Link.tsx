import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** Properties of `Link`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with query and hash where they matter. */
  readonly to: To;
  /** The page takes the place of the history's entry, as when a menu's entry is left behind. */
  readonly replace?: boolean;
}

/**
 * A link of the site: a plain one before the page is hydrated, then a navigation without a document load. The router's
 * own brings the loading of its framework along (4 KB gzip), which nobody here uses.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): ReactElement {
  const follow = useLinkClickHandler(to, { replace, ...(rest.target && { target: rest.target }) });
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
