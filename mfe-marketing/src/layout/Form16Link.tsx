import { Link, type Tool } from '@artha/shared';
import type { ReactElement } from 'react';

/** Properties of `Form16Link`. */
export interface Form16LinkProps {
  readonly tool: Tool;
  readonly children: string;
}

/** The way into the tax calculator for whoever has a Form 16; renders nothing for another tool. */
export function Form16Link({ tool, children }: Form16LinkProps): ReactElement | null {
  return tool.path.endsWith('/tools/tax-calculator') ? <Link to={`${tool.path}/form-16`}>{children}</Link> : null;
}
