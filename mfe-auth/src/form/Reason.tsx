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

/** Why somebody stands on this page who wanted to be elsewhere. The live region is always there, so that it is heard. */
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
