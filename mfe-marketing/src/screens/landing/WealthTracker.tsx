import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Aside, Section } from '../../layout/Section.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';

const Holdings = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    padding-block: 20px;
    border-bottom: 1px solid var(--line);
  }
  span {
    display: block;
    font-size: var(--caption);
    line-height: 1.5;
    color: var(--muted);
  }
  b {
    font-weight: 560;
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    li + li {
      padding-left: 16px;
      border-left: 1px solid var(--line);
    }
    span {
      margin-bottom: 16px;
    }
  }
`;

/** The six kinds of balances that the wealth tracker adds up. */
export function WealthTracker(): ReactElement {
  const { heading, aside, holdings } = useLandingTexts().tracker;
  return (
    <Section heading={heading} beside={<Aside>{aside}</Aside>}>
      <Holdings>
        {holdings.map(({ side, name }) => (
          <li key={name}>
            <span>{side}</span>
            <b>{name}</b>
          </li>
        ))}
      </Holdings>
    </Section>
  );
}
