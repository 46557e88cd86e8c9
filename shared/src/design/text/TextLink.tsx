import type { ComponentProps, ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { Link, sharedTexts } from '@artha/shared';
import { externalLinkAttributes } from './externalLinkAttributes.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const linkStyle = css<{ $alone?: boolean }>`
  color: var(--text);
  text-decoration-line: underline;

  &:hover {
    text-decoration-thickness: 2px;
  }
  svg {
    display: inline;
    margin-inline-start: 3px;
    vertical-align: -0.15em;
  }
  ${({ $alone }) => $alone && 'display: inline-flex; align-items: center; min-height: 44px; font-weight: 560;'}
`;

const Inside = styled(Link)<{ $alone?: boolean }>`
  ${linkStyle}
`;

const Outside = styled.a<{ $alone?: boolean }>`
  ${linkStyle}
`;

/** Properties of `TextLink`. */
export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /**
   * A path of the site, a place on the page, a `mailto:`, or an address elsewhere, which opens in a new tab and says
   * so.
   */
  readonly to: string;
  /** For a link outside a sentence: tall enough for a thumb, and bolder. */
  readonly alone?: boolean;
}

/** A link in a text: ink and underlined, whatever the colour of the words around it. */
export function TextLink({ to, alone, children, ...rest }: TextLinkProps): ReactElement {
  const look = alone && { $alone: true };
  if (to.startsWith('/'))
    return (
      <Inside {...rest} {...look} to={to}>
        {children}
      </Inside>
    );
  const attributes = externalLinkAttributes(to);
  return (
    <Outside {...rest} {...look} {...attributes} href={to}>
      {children}
      {attributes.target && (
        <>
          <Icon name="external" size={14} />
          <VisuallyHidden> {sharedTexts().newTab}</VisuallyHidden>
        </>
      )}
    </Outside>
  );
}
