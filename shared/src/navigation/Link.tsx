import { useContext, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { createPath, UNSAFE_NavigationContext, useResolvedPath, type To } from 'react-router-dom';
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

/** Whether the browser follows the click: in another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean =>
  button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;

interface AddressLinkProps extends Omit<LinkProps, 'to'> {
  readonly href: string;
}

function AddressLink({ href, replace = false, onClick, ...rest }: AddressLinkProps): ReactElement {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
        event.preventDefault();
        if (replace) navigator.replace(href);
        else navigator.push(href);
      }}
    />
  );
}

/** A path of this site: `//` leads to another one, and the router makes a path of it. */
const ownPath = /^\/(?![/\\])/;

/** A link to another part, or another query, of the page that is shown. */
function PartLink({ to, ...rest }: LinkProps): ReactElement {
  return <AddressLink {...rest} href={createPath(useResolvedPath(to))} />;
}

/**
 * A link within the site: a plain one before the page is hydrated, then a navigation without a document load. The router's
 * own `Link` contains the loading of its framework (4 KB gzip), which this site does not use, and renders again, as its
 * `useHref` and `useNavigate` do, whenever the address changes: a page has dozens of links, and a slow phone would render
 * them all after each pause in typing.
 */
export function Link({ to, ...rest }: LinkProps): ReactElement {
  const address = translate(to, rest.hrefLang);
  const href = typeof address === 'string' ? address : address.pathname && createPath(address);
  return href !== undefined && ownPath.test(href) ? (
    <AddressLink {...rest} href={href} />
  ) : (
    <PartLink {...rest} to={address} />
  );
}
