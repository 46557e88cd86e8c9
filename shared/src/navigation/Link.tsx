import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** Properties of `Link`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site: its path, with query and hash where needed. Other sites are linked by a plain `a`. */
  readonly to: To;
  /** Replaces the current history entry, such as that of an open menu. */
  readonly replace?: boolean;
}

/**
 * A link within the site: a plain one before the page is hydrated, then a navigation without a document load. The router's
 * own `Link` contains the loading of its framework (4 KB gzip), which this site does not use.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): ReactElement {
  const follow = useLinkClickHandler(to, { replace, ...(rest.target && { target: rest.target }) });
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
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
