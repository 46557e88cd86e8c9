import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: 8fr 4fr;
  gap: 24px 48px;
  align-items: start;
  padding-top: 40px;

  @media (max-width: 759.98px) {
    grid-template-columns: 1fr;
    padding-top: 24px;
  }
`;

export const Box = styled.section`
  padding: clamp(20px, 3vw, 40px);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);

  > svg {
    color: var(--accent-text);
  }
`;

export const Heading = styled.h2`
  margin-top: 16px;
  font-size: 1.625rem;
  line-height: 1.15;
  letter-spacing: -0.028em;
`;

export const Text = styled.p`
  max-width: 60ch;
  margin-top: 8px;
  color: var(--muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

export const Code = styled.p`
  margin-top: 24px;
  font-size: var(--caption);
  color: var(--muted);
`;

export const OtherTools = styled.nav`
  h2 {
    padding-bottom: 14px;
    border-bottom: 1px solid var(--line);
    font-size: 1rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    border-bottom: 1px solid var(--line);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
