import type { ReactElement, ReactNode } from 'react';
import { sharedTexts } from '@artha/shared';
import { fill } from '../../texts/fill.ts';
import { Icon } from '../text/Icon.tsx';
import { Actions, Box, Code, Words } from './Notice.styles.ts';

/** Properties of `Notice`. */
export interface NoticeProps {
  /** The heading that says what happened; omit it for a small part of a page. */
  readonly title?: string;
  /** Says what happened and what still works. */
  readonly children: ReactNode;
  /** Buttons and links for the next step. */
  readonly actions?: ReactNode;
  /** A failure code for support. */
  readonly code?: string;
  /** How screen readers announce it: politely by default, at once with `alert`. */
  readonly role?: 'status' | 'alert';
}

/** Replaces a part that did not load. It is not red, because the visitor did nothing wrong. */
export function Notice({ title, children, actions, code, role = 'status' }: NoticeProps): ReactElement {
  return (
    <Box role={role} $tall={title !== undefined}>
      <Icon name="warning" size={title === undefined ? 20 : 28} />
      <Words>
        {title !== undefined && <h2>{title}</h2>}
        <p>{children}</p>
      </Words>
      {actions && <Actions>{actions}</Actions>}
      {code !== undefined && <Code>{fill(sharedTexts().code, { code })}</Code>}
    </Box>
  );
}
