import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

/** The page column: 1200 px wide with a gutter on each side. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Head = styled.header`
  padding-block: clamp(40px, 6vw, 72px) clamp(28px, 4vw, 48px);
`;

const Title = styled.h1`
  max-width: 18ch;
  font-size: var(--h1);
  line-height: 1.06;
  letter-spacing: -0.032em;
`;

/** The paragraph below a page's heading that says what the page is about. */
export const Lead = styled.p`
  max-width: 60ch;
  margin-top: 16px;
  font-size: var(--lead);
  line-height: 1.55;
  color: var(--muted);
  text-wrap: balance;
`;

/** Properties of `Page`. */
export interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of a tool: its one heading, which takes the focus after navigation, a line below, and the content. If the heading
 * becomes another one, the line below is a new element: a line that is moved by a shorter heading counts as a layout shift.
 */
export function Page({ title, lead, children }: PageProps): ReactElement {
  return (
    <Container>
      <Head>
        <Title tabIndex={-1}>{title}</Title>
        {lead && <Lead key={typeof title === 'string' ? title : undefined}>{lead}</Lead>}
      </Head>
      {children}
      <Foot />
    </Container>
  );
}

const Foot = styled.div`
  height: var(--section);
`;

/** A section's heading inside a tool. */
export const ToolHeading = styled.h2`
  font-size: var(--h2-tool);
  line-height: 1.12;
  letter-spacing: -0.022em;
`;

/** A section's heading on a page of text. */
export const SectionHeading = styled.h2`
  font-size: var(--h2);
  line-height: 1.12;
  letter-spacing: -0.028em;
`;
