import { styled } from 'styled-components';

export const Foot = styled.footer`
  padding-block: 56px 40px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--ui);

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

export const FooterColumns = styled.div`
  display: grid;
  grid-template-columns: 4fr 2fr 2fr 2fr 2fr;
  gap: 32px 24px;

  h2 {
    font-size: var(--small);
    font-weight: 600;
  }
  ul {
    padding: 0;
    margin-top: 8px;
    list-style: none;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: var(--muted);

    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  /* Two columns, or one where large text needs the width. */
  @media (max-width: 999.98px) {
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  }
`;

export const About = styled.div`
  p {
    max-width: 30ch;
    margin-top: 12px;
    color: var(--muted);
  }
  @media (max-width: 999.98px) {
    grid-column: 1 / -1;
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 1.0625rem;
  font-weight: 600;
`;

export const Socials = styled.ul`
  display: flex;
  gap: 4px;
  margin-inline-start: -12px;

  && a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--muted);
  }
`;

export const Bottom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 60ch) auto auto;
  gap: 24px 40px;
  align-items: center;
  justify-content: space-between;
  margin-top: 40px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

  @media (max-width: 999.98px) {
    grid-template-columns: 1fr;
    justify-items: start;
  }
`;

export const Small = styled.p`
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;

export const Publisher = styled.div`
  font-size: var(--small);
  line-height: 1.6;
  color: var(--muted);
  text-align: end;

  a {
    color: var(--text);
    text-decoration: underline;
  }
  /* Its padding and border hang over the edge, so that its words align with the lines below it. */
  button {
    margin-inline: -5px;
  }
  @media (max-width: 999.98px) {
    text-align: start;
  }
`;
