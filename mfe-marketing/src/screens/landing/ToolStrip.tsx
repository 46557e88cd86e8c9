import { Link, siteTools } from '@artha/shared';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Strip = styled.nav`
  margin-block: 28px;
  border-block: 1px solid var(--line);

  ul {
    display: flex;
    flex-wrap: wrap;
    padding: 0;
    column-gap: 28px;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    font-size: var(--ui);
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The site's tools by name, below the first lines of the landing page; nothing where there are none. */
export function ToolStrip(): ReactElement | null {
  const tools = siteTools();
  if (tools.length === 0) return null;
  return (
    <Strip aria-label="Free tools">
      <ul>
        {tools.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
