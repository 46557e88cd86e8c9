import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 20px;
`;

/** Room for an error or a success; takes none while there is neither. */
export const Messages = styled.div`
  margin-top: -20px;

  > * > * {
    margin-top: 20px;
  }
`;

/** A checkbox with its words; the row is the target. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: var(--ui);
  line-height: 1.45;
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--ink);
  }
`;

export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  font-size: var(--ui);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 560;
  }
`;

export const Other = styled.p`
  margin-top: 20px;
  font-size: var(--ui);
  color: var(--muted);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-left: 4px;
    font-weight: 560;
    color: var(--text);
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
