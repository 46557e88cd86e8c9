import type { ReactElement } from 'react';
import { Link, siteTools } from '@artha/shared';
import { Button, ButtonLink, Icon, Notice } from '@artha/shared/design';
import type { FailureCode, ListedRoute } from '@artha/shared/contract';
import { fill } from '@artha/shared/internal';
import { sharedTexts } from '@artha/shared';
import { noticeEnglish } from '../texts/en/notice.ts';
import { textsOf } from '../texts/pageTexts.ts';
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
  const texts = textsOf('notice', noticeEnglish);
  const title = route.tool ? fill(texts.toolFailed, { name: inSentence(route.tool.name) }) : texts.pageFailed;
  const toolsIndex = toolsIndexPath();
  const others = siteTools().filter((tool) => tool.path !== route.path);
  return (
    <Parts>
      <Notice
        role="alert"
        title={title}
        code={code}
        actions={
          <>
            <Button onClick={onRetry}>
              <Icon name="retry" size={18} />
              {sharedTexts().retry}
            </Button>
            {toolsIndex && route.path !== toolsIndex && (
              <ButtonLink variant="secondary" to={toolsIndex}>
                {texts.seeAllTools}
              </ButtonLink>
            )}
          </>
        }
      >
        {route.tool ? texts.toolStays : texts.pageStays}
      </Notice>
      {others.length > 0 && (
        <OtherTools aria-label={texts.otherTools}>
          <h2>{texts.otherTools}</h2>
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
