import { hasPage } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import type { ReactNode } from 'react';

/** Properties of `LegalLink`. */
export interface LegalLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another team's page; plain text if that page is not published. */
export function LegalLink({ to, children }: LegalLinkProps): ReactNode {
  return hasPage(to) ? <TextLink to={to}>{children}</TextLink> : children;
}
