import { Container } from '@artha/shared/design';
import { styled } from 'styled-components';

export const PageColumns = styled(Container)`
  display: grid;
  gap: 40px 24px;
  padding-block: clamp(40px, 7.5vw, 96px) var(--section);

  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) minmax(0, 5fr);

    > :last-child {
      grid-column: 3;
    }
  }
`;

export const Title = styled.h1`
  font-size: var(--h1);
  line-height: 1.06;
  letter-spacing: -0.032em;
`;

export const ToolList = styled.nav`
  max-width: 400px;
  margin-top: 32px;
  border-bottom: 1px solid var(--line);

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    border-top: 1px solid var(--line);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    color: var(--muted);
  }
  @media (max-width: 759.98px) {
    display: none;
  }
`;

export const FormCard = styled.div`
  @media (min-width: 760px) {
    padding: 32px;
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;

export const NeedsScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
