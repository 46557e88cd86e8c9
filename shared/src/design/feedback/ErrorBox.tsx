import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon.tsx';

/** The red box itself: icon at the left, words beside it. */
export const ErrorFrame = styled.div`
  display: flex;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--danger);
  border-radius: 8px;
  color: var(--danger);
  background: var(--danger-wash);
  font-size: var(--ui);
  line-height: 1.45;

  > svg {
    flex: none;
  }
`;

/** Properties of `ErrorBox`. */
export interface ErrorBoxProps {
  /** `id` for the field's `invalidBy`. */
  readonly id?: string;
  /** The exact sentence; renders nothing while it is empty. */
  readonly children: ReactNode;
}

/** The red box under a form. The live region is always in the page, so that screen readers announce a message. */
export function ErrorBox({ id, children }: ErrorBoxProps): ReactElement {
  return (
    <div role="alert" id={id}>
      {children ? (
        <ErrorFrame>
          <Icon name="warning" />
          <span>{children}</span>
        </ErrorFrame>
      ) : null}
    </div>
  );
}
