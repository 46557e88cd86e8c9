import { styled } from 'styled-components';

export const Notes = styled.aside`
  font-size: var(--ui);
  line-height: 1.45;
`;

export const Topic = styled.h2`
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  font-size: 1rem;
  line-height: 1.35;

  &:not(:first-child) {
    margin-top: 32px;
  }
`;

export const Entries = styled.dl`
  margin: 0;
`;

export const NoteEntry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);

  dt {
    flex: 0 0 max(60px, 4.25em);
    font-weight: 550;
  }
  dd {
    flex: 1 1 10rem;
    color: var(--muted);
  }
`;

/** An entry about what a script does. */
export const ScriptedEntry = styled(NoteEntry)`
  @media (scripting: none) {
    display: none;
  }
`;

export const Sample = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  margin-bottom: 32px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 12px;

  @media print, (scripting: none) {
    display: none;
  }
`;
