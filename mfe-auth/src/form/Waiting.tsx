import { Spinner } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--muted);

  > :first-child {
    flex: none;
  }
`;

/** Says what the page is waiting for. */
export function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Row role="status">
      <Spinner />
      <span>{children}</span>
    </Row>
  );
}
