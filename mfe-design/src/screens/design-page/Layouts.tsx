import { Button, FieldGrid, Row, Stack, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { State } from './Specimen.tsx';

/** Parts below and beside each other. */
export function Layouts(): ReactElement {
  return (
    <>
      <State name="stack" wide>
        <Stack $gap="small">
          <p>You pay ₹43,391 a month for 20 years.</p>
          <p>Of all that you pay, ₹54,13,879 is interest.</p>
        </Stack>
      </State>
      <State name="row" wide>
        <Row>
          <Button>Calculate</Button>
          <Button variant="secondary">Start over</Button>
        </Row>
      </State>
      <State name="grid of fields" wide>
        <FieldGrid>
          <TextField label="Loan" prefix="₹" defaultValue="5000000" />
          <TextField label="Rate" suffix="% a year" defaultValue="8.5" />
          <TextField label="Term" suffix="years" defaultValue="20" />
        </FieldGrid>
      </State>
    </>
  );
}
