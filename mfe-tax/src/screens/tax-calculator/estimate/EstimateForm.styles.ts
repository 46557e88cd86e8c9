import { styled } from 'styled-components';
import { FormCard } from '../steps/StepForm.styles.ts';

export const EstimateCard = styled(FormCard)`
  form {
    margin-top: 0;
  }
  fieldset label {
    white-space: nowrap;
  }
  @media (max-width: 399.98px) {
    fieldset label {
      padding-inline: 6px;
    }
  }
`;

export const FromForm16 = styled.p`
  margin-bottom: 20px;
`;

export const Group = styled.div`
  padding-top: 28px;
  border-top: 1px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

export const GroupHeading = styled.h2`
  margin-bottom: 20px;
  font-size: 1.25rem;
  line-height: 1.35;
  letter-spacing: -0.012em;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 24px;
  align-items: end;

  @media (max-width: 999.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Over both columns. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;
