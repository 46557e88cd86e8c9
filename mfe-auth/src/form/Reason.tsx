import { Icon } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: flex;
  gap: 10px;
  margin-bottom: 20px;
  padding: 14px 16px;
  border: 1px solid var(--control);
  border-radius: 8px;
  background: var(--surface);
  font-size: var(--ui);
  line-height: 1.45;

  > svg {
    flex: none;
  }
`;

/**
 * Says why the person was redirected to this page. The live region is always in the page, so that screen readers
 * announce it.
 */
export function Reason({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div role="status">
      {children && (
        <Box>
          <Icon name="warning" />
          <span>{children}</span>
        </Box>
      )}
    </div>
  );
}
