import { Link, siteTools } from '@artha/shared';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Form16Link } from '../../layout/Form16Link.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';

const Strip = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-top: 28px;

  a {
    padding-block: 10px;
  }
`;

/** The site's tools by name, below the first lines of the landing page; renders nothing if there are none. */
export function ToolStrip(): ReactElement | null {
  const { freeTools, form16 } = useLandingTexts();
  const tools = siteTools();
  if (tools.length === 0) return null;
  return (
    <Strip aria-label={freeTools}>
      {tools.map(({ path, name }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
      {tools.map((tool) => (
        <Form16Link key={tool.path} tool={tool}>
          {form16}
        </Form16Link>
      ))}
    </Strip>
  );
}
