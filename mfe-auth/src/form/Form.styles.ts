import { css, styled } from 'styled-components';

/** A live region is in the page before it says something; until then it takes no space, not even a gap. */
export const quietWhileEmpty = css`
  > :is([role='status'], [role='alert']):empty {
    position: absolute;
  }
`;

/** Uses `post`: if the form is sent without a script, the address contains nothing that was typed. */
export const Form = styled.form.attrs({ method: 'post' })`
  display: grid;
  gap: 20px;
  ${quietWhileEmpty}
`;

/** Stacks the contents of the card. */
export const Stack = styled.div`
  display: grid;
  gap: 20px;
  ${quietWhileEmpty}
  font-size: var(--ui);
  line-height: 1.5;

  > p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--text);
    font-weight: 560;
  }
`;

/** For an error or a success; takes no space while there is neither. */
export const Messages = styled.div`
  margin-top: -20px;

  > * > * {
    margin-top: 20px;
  }
`;

export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  font-size: var(--ui);
`;

/** Buttons and links side by side. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
`;

export const OtherPage = styled.p`
  margin-top: 20px;
  font-size: var(--ui);
  color: var(--muted);

  a {
    margin-inline-start: 4px;
  }
`;

export const Note = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  font-size: var(--small);
  line-height: 1.5;
  color: var(--muted);
`;
