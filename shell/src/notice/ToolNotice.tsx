import type { ReactElement } from 'react';
import { Link, siteTools } from '@artha/shared';
import { Button, ButtonLink, Icon, Notice } from '@artha/shared/design';
import type { FailureCode, ListedRoute } from '@artha/shared/contract';
import { toolsIndexPath } from '../layout/siteNavigation.ts';
import { OtherTools, Parts } from './ToolNotice.styles.ts';

/** Properties of `ToolNotice`. */
export interface ToolNoticeProps {
  readonly route: ListedRoute;
  readonly code: FailureCode;
  readonly onRetry: () => void;
}

/** 'Tax Calculator' → 'tax calculator', but 'FAQ' stays. */
function inSentence(name: string): string {
  return name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** Says that a tool did not load and what still works, and offers to try again. */
export function ToolNotice({ route, code, onRetry }: ToolNoticeProps): ReactElement {
  const subject = route.tool ? `The ${inSentence(route.tool.name)}` : 'This page';
  const toolsIndex = toolsIndexPath();
  const others = siteTools().filter((tool) => tool.path !== route.path);
  return (
    <Parts>
      <Notice
        role="alert"
        title={`${subject} did not load.`}
        code={code}
        actions={
          <>
            <Button onClick={onRetry}>
              <Icon name="retry" size={18} />
              Retry
            </Button>
            {toolsIndex && route.path !== toolsIndex && (
              <ButtonLink variant="secondary" to={toolsIndex}>
                See all tools
              </ButtonLink>
            )}
          </>
        }
      >
        You can read the page below, but {route.tool ? 'it will not calculate' : 'its controls will not work'} until it
        loads. The rest of the site still works. We tried more than once and stopped: it may be your connection, or it
        may be us.
      </Notice>
      {others.length > 0 && (
        <OtherTools aria-label="Other tools">
          <h2>Other tools</h2>
          <ul>
            {others.map((tool) => (
              <li key={tool.path}>
                <Link to={tool.path}>
                  {tool.name}
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </OtherTools>
      )}
    </Parts>
  );
}
