import { Link, siteTools } from '@artha/shared';
import { Icon, Lead } from '@artha/shared/design';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { PageColumns, FormCard, NeedsScript, Title, ToolList } from './AccountPage.styles.ts';

/** Properties of `AccountPage`. */
export interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** Moves the focus to the title if the focused element is removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Whether the form does nothing without JavaScript; the page then says so instead of showing it. */
  readonly needsScript?: boolean;
  /** The form, and the notes below it. */
  readonly children: ReactNode;
}

/** A page with title and links to the tools at the left and a form at the right. */
export function AccountPage({ title, lead, titleRef, needsScript = false, children }: AccountPageProps): ReactElement {
  const texts = useAccountTexts();
  const tools = siteTools();
  return (
    <PageColumns>
      <div>
        <Title tabIndex={-1} ref={titleRef}>
          {title}
        </Title>
        <Lead>{lead}</Lead>
        {tools.length > 0 && (
          <ToolList aria-label={texts.tools}>
            {tools.map(({ name, path }) => (
              <Link key={path} to={path}>
                {name}
                <Icon name="arrow" />
              </Link>
            ))}
          </ToolList>
        )}
      </div>
      <FormCard>
        {needsScript ? (
          <>
            <noscript>
              <p>{texts.needsScript}</p>
            </noscript>
            <NeedsScript>{children}</NeedsScript>
          </>
        ) : (
          children
        )}
      </FormCard>
    </PageColumns>
  );
}
