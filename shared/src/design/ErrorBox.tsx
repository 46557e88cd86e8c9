import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Box = styled.div`
  display: flex;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--danger);
  border-radius: 8px;
  color: var(--danger);
  background: var(--danger-wash);
  font-size: var(--ui);
  line-height: 1.45;

  svg {
    flex: none;
  }
`;

export interface ErrorBoxProps {
  /** The exact sentence; nothing is drawn while it is empty. */
  readonly children: ReactNode;
}

/** The red box under a form. The live region stands always, so that a listener hears a message when it comes. */
export function ErrorBox({ children }: ErrorBoxProps): ReactElement {
  return (
    <div role="alert">
      {children ? (
        <Box>
          <Icon name="warning" />
          <span>{children}</span>
        </Box>
      ) : null}
    </div>
  );
}
