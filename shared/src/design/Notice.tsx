import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Actions, Box, Code, Words } from './Notice.styles.ts';

/** Properties of `Notice`. */
export interface NoticeProps {
  /** What happened, as a heading; a small part of a page goes without and says it in its sentence. */
  readonly title?: string;
  /** What happened and what still works. */
  readonly children: ReactNode;
  /** Buttons and links: what a person can do. */
  readonly actions?: ReactNode;
  /** For support. */
  readonly code?: string;
  /** How it is announced: politely by default, at once with `alert`. */
  readonly role?: 'status' | 'alert';
}

/** Stands where something did not load. No red: the visitor did nothing wrong. */
export function Notice({ title, children, actions, code, role = 'status' }: NoticeProps): ReactElement {
  return (
    <Box role={role} $tall={title !== undefined}>
      <Icon name="warning" size={title === undefined ? 20 : 28} />
      <Words>
        {title !== undefined && <h2>{title}</h2>}
        <p>{children}</p>
      </Words>
      {actions && <Actions>{actions}</Actions>}
      {code !== undefined && <Code>Code for support: {code}</Code>}
    </Box>
  );
}
