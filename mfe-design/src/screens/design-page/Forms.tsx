import {
  Button,
  Checkbox,
  ErrorBox,
  ErrorSummary,
  FileDrop,
  Icon,
  SearchField,
  SearchOutcome,
  Segmented,
  SelectField,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { SpecimenForm } from './Forms.styles.ts';
import { State, type BlockProps } from './Specimen.tsx';

const banks = ['ICICI', 'PNB', 'SBI', 'AXIS', 'HDFC', 'OTHER'];

/** Inputs and lists in every state. */
export function FieldBlock({ theme }: BlockProps): ReactElement {
  const outside = `fields-${theme}-outside`;
  return (
    <>
      <State name="empty" wide>
        <TextField label="Full name" placeholder="As on your PAN card" />
      </State>
      <State name="filled, with prefix and reading" wide>
        <TextField
          label="Basic Salary"
          hint="The basic pay of twelve months."
          prefix="₹"
          suffix="12 lakh"
          defaultValue="1200000"
        />
      </State>
      <State name="with an act inside" wide>
        <TextField
          label="Access code"
          defaultValue="4821"
          act={
            <button type="button" aria-label="Ask for a new code">
              <Icon name="retry" />
            </button>
          }
        />
      </State>
      <State name="invalid, with hint and error" wide>
        <TextField
          label="80C"
          hint="Provident fund, life insurance, ELSS and the like. At most ₹1,50,000."
          prefix="₹"
          suffix="1.51 lakh"
          defaultValue="151000"
          error="80C can be at most ₹1,50,000."
        />
      </State>
      <State name="disabled" wide>
        <TextField label="Full name" defaultValue="Asha Rao" disabled />
      </State>
      <State name="list: empty, chosen, disabled" wide>
        <SelectField
          label="Bank"
          hint="For any other bank, choose OTHER."
          placeholder="Choose your bank"
          options={banks}
        />
        <SelectField label="Second bank" placeholder="Choose your bank" options={banks} defaultValue="HDFC" />
        <SelectField label="Third bank" placeholder="Choose your bank" options={banks} disabled />
      </State>
      <State name="list: invalid by the box below" wide>
        <SelectField label="Fourth bank" placeholder="Choose your bank" options={banks} invalidBy={outside} />
        <ErrorBox id={outside}>Please select the correct bank code.</ErrorBox>
      </State>
    </>
  );
}

const nothing = () => undefined;
const drop = {
  name: 'file',
  accept: '.pdf',
  prompt: 'Drop a PDF here',
  hint: 'PDF only, 3 pages or fewer',
  onChoose: nothing,
};

/** The file drop zone, empty and filled. */
export function FileBlock({ theme }: BlockProps): ReactElement {
  const outside = `files-${theme}-outside`;
  return (
    <>
      <State name="empty" wide>
        <FileDrop label="Statement" {...drop} chosen={undefined} />
      </State>
      <State name="chosen, long name" wide>
        <FileDrop
          label="Statement"
          {...drop}
          chosen={{
            name: 'ACCT_STATEMENT_5010xxxxxx1328_01Apr2025_to_31Mar2026_savings_salary_account.pdf',
            note: '1.2 MB',
          }}
        />
      </State>
      <State name="invalid" wide>
        <FileDrop label="Statement" {...drop} chosen={undefined} invalidBy={outside} />
        <ErrorBox id={outside}>Please select a file.</ErrorBox>
      </State>
      <State name="locked" wide>
        <FileDrop label="Statement" {...drop} chosen={{ name: 'statement-october.pdf', note: '214 KB' }} disabled />
      </State>
    </>
  );
}

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const periods = [
  { value: 'annual', label: 'Annual' },
  { value: 'monthly', label: 'Monthly' },
] as const;

/** Radio groups and checkboxes. */
export function Choices(): ReactElement {
  const [answer, setAnswer] = useState<(typeof answers)[number]['value']>('no');
  const segmented = { options: answers, value: answer, onChange: setAnswer };
  return (
    <>
      <State name="segmented">
        <Segmented legend="Metro city" {...segmented} />
      </State>
      <State name="segmented, inline" wide>
        <Segmented inline legend="Do you live in a metro city?" {...segmented} />
      </State>
      <State name="to tick">
        <Checkbox label="Remember me" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Disabled" disabled />
      </State>
      <State name="invalid">
        <Checkbox label="I accept the terms" error="Accept both to create an account" />
      </State>
    </>
  );
}

/** Tabs with their panel, and tabs placed apart from it. */
export function TabBlock({ theme }: BlockProps): ReactElement {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('annual');
  const id = `period-${theme}`;
  return (
    <>
      <State name="with panels" wide>
        <Tabs
          label="Ways to read it"
          tabs={[
            { label: 'Chart', panel: 'The first panel shows before the page answers.' },
            { label: 'Table', panel: 'The second panel, with the same figures.' },
            { label: 'Words', panel: 'The third panel says it in a sentence.' },
          ]}
        />
      </State>
      <State name="apart from the panel" wide>
        <TabList id={id} label="Show figures" tabs={periods} value={period} onChange={setPeriod} />
        <TabPanel id={id} value={period}>
          {period === 'annual' ? '₹3,00,456 a year' : '₹25,038 a month'}
        </TabPanel>
      </State>
    </>
  );
}

/** The search field, empty and filled, and its result messages. */
export function Search(): ReactElement {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('roe');
  return (
    <>
      <State name="empty" wide>
        <div>
          <SearchField label="Search terms" value={empty} onChange={setEmpty} />
        </div>
      </State>
      <State name="filled" wide>
        <div>
          <SearchField label="Search ratios" value={filled} onChange={setFilled} />
        </div>
      </State>
      <State name="two matches" wide>
        <SearchOutcome wanted="roe" count={2} />
      </State>
      <State name="none" wide>
        <SearchOutcome wanted="zzzz" count={0} />
      </State>
    </>
  );
}

/** Errors of a form: the box under it, and the summary shown on submit. */
export function Errors({ theme }: BlockProps): ReactElement {
  const [attempts, setAttempts] = useState(0);
  const [name, setName] = useState('');
  const field = `errors-${theme}-name`;
  const error = attempts > 0 && name === '' ? 'Enter your name' : undefined;
  return (
    <>
      <State name="box" wide>
        <ErrorBox>Please enter custom names for all columns.</ErrorBox>
      </State>
      <State name="long" wide>
        <ErrorBox>
          The answer came, but the part of this page that reads it did not load. Nothing was lost: download the CSV, or
          upload again.
        </ErrorBox>
      </State>
      <State name="summary: press Send" wide>
        <SpecimenForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setAttempts(attempts + 1);
          }}
        >
          <TextField
            id={field}
            label="Your name"
            error={error}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit">Send</Button>
          {error !== undefined && <ErrorSummary key={attempts} problems={[{ field, message: error }]} />}
        </SpecimenForm>
      </State>
    </>
  );
}
