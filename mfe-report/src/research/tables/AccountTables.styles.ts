import { styled } from 'styled-components';

/** Room between exhibits that belong to different statements. */
export const Exhibits = styled.div`
  > * + * {
    margin-top: 40px;
  }
`;
