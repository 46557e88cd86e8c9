import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 68ch;
  margin-top: 12px;
  padding-left: 1.2em;
  line-height: 1.5;
  list-style: disc;
`;

export const Facts = styled.div`
  > p {
    margin-bottom: 4px;
    font-size: var(--ui);
    font-weight: 550;
  }
`;

/** A caption in a table that scrolls; a hidden word of its link scrolls with it. */
export const ScrolledCaption = styled.span`
  position: relative;
`;

/** Fields that begin a part, with the table below. */
export const Questions = styled.div`
  display: grid;
  gap: 20px;
  margin-bottom: 28px;
`;
