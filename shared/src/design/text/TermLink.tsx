import { useMemo, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bus, dialogPage, Link, sharedTexts, useIsHydrated, useLocation } from '@artha/shared';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Word = styled(Link)`
  /* Taller than its line without moving it: 24 pixels to touch. */
  padding-block: 4px;
  color: var(--text);
  text-decoration: underline dotted from-font;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-style: solid;
  }
  svg {
    display: inline;
    margin-inline-start: 3px;
    vertical-align: -0.15em;
  }
`;

/** Whether the browser handles the click: another tab, another window or a download. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Properties of `TermLink`. */
export interface TermLinkProps {
  /** The term in the address of its definition: `basis-point`. */
  readonly term: string;
  /** The words of the sentence. */
  readonly children: ReactNode;
  /** Tells screen readers what opens: by default `definition`, in the language of the page. */
  readonly hint?: string;
}

/** A link that opens the definition of a term: its address, and what a `Link` needs besides. */
export interface TermAddress {
  readonly to: string;
  /** Whether a click opens a dialog over the page; else the link leads away from it. */
  readonly opensHere: boolean;
  readonly props: Pick<ComponentProps<'a'>, 'onClick' | 'aria-haspopup'>;
}

/**
 * Returns the attributes of a link that opens a definition over the page. Before any script runs, and for clicks that
 * open another tab, it links to the term's page. Undefined if the site has no glossary.
 * @param term the end of its address: `basis-point`.
 */
export function useTermLink(term: string): TermAddress | undefined {
  const { pathname } = useLocation();
  // Before script answers a click the link leads to its address.
  const isHydrated = useIsHydrated();
  // A list has a hundred terms, and every change of the address renders them again.
  const page = useMemo(() => dialogPage('term:open', term, pathname), [term, pathname]);
  if (!page) return undefined;
  const { path: to, opensHere } = page;
  if (!opensHere) return { to, opensHere, props: {} };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    // Not every browser focuses a link that is clicked: the focus comes back here when the definition is closed.
    event.currentTarget.focus();
    bus.emit('term:open', { term });
    event.preventDefault();
  };
  return { to, opensHere, props: { onClick, ...(isHydrated && { 'aria-haspopup': 'dialog' as const }) } };
}

/**
 * A word whose definition opens over the page, from the glossary’s own release. It is a link to the definition: so it
 * works before any script runs, and with a click for another tab. On an isolated page, which runs no code of another
 * remote, it always opens another tab, so that the page stays. Without a glossary it is plain text.
 */
export function TermLink({ term, children, hint = sharedTexts().definition }: TermLinkProps): ReactElement {
  const address = useTermLink(term);
  if (!address) return <>{children}</>;
  const { to, opensHere, props } = address;
  if (!opensHere) {
    return (
      <Word to={to} target="_blank" rel="noopener">
        {children}
        <Icon name="external" size={14} />
        <VisuallyHidden> {sharedTexts().definitionInNewTab}</VisuallyHidden>
      </Word>
    );
  }
  return (
    <Word to={to} {...props}>
      {children}
      <VisuallyHidden> ({hint})</VisuallyHidden>
    </Word>
  );
}
