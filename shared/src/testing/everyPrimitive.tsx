import type { ReactElement } from 'react';
import {
  Accordion,
  Article,
  Banner,
  Button,
  ButtonLink,
  Card,
  ChartFrame,
  Checkbox,
  Container,
  Dialog,
  ErrorBox,
  ErrorSummary,
  FieldGrid,
  FileDrop,
  Icon,
  Lead,
  LineDrawing,
  Notice,
  Page,
  Row,
  SearchField,
  SearchOutcome,
  SectionHeading,
  Segmented,
  SelectField,
  Spinner,
  Stack,
  Swatch,
  Table,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TermLink,
  TextField,
  TextLink,
  ToolHeading,
  VisuallyHidden,
} from '../design/index.ts';

const nothing = (): void => undefined;
const options = [{ value: 'old', label: 'Old regime' }] as const;
const cell = () => '1';

/** Every primitive of the design, so that a test can read all their styles; needs a router around it. */
export function EveryPrimitive(): ReactElement {
  return (
    <Page title="Primitives" lead="All of them.">
      <Container>
        <SectionHeading>Section</SectionHeading>
        <ToolHeading>Tool</ToolHeading>
        <Lead>Below a heading.</Lead>
        <VisuallyHidden>For listeners.</VisuallyHidden>
      </Container>
      {(['primary', 'secondary', 'waitlist', 'quiet'] as const).map((variant) => (
        <Button key={variant} variant={variant} loading>
          {variant}
        </Button>
      ))}
      <Stack>
        <Row>Beside each other.</Row>
        <FieldGrid>In columns.</FieldGrid>
      </Stack>
      <ButtonLink to="/tools">Tools</ButtonLink>
      <ButtonLink to="https://waitlist.example">Join</ButtonLink>
      <TextLink to="/tos">Terms</TextLink>
      <TextLink to="https://rules.example">Rules</TextLink>
      <TermLink term="cess">Cess</TermLink>
      <TextField label="Salary" hint="A year." error="Enter an amount" prefix="₹" suffix="12 lakh" act={<button />} />
      <SelectField label="Bank" placeholder="Choose" options={['HDFC']} />
      <Checkbox label="I accept" error="Accept both" />
      <FileDrop
        label="File"
        name="f"
        accept=".pdf"
        prompt="Drop"
        hint="3 pages"
        chosen={undefined}
        onChoose={nothing}
      />
      <Segmented legend="Regime" options={options} value="old" onChange={nothing} />
      <Tabs label="Ways to read it" tabs={[{ label: 'Chart', panel: 'Bars' }]} />
      <TabList id="period" label="Period" tabs={[{ value: 'a', label: 'Annual' }]} value="a" onChange={nothing} />
      <TabPanel id="period" value="a">
        A year
      </TabPanel>
      <SearchField label="Search" value="roe" onChange={nothing} />
      <SearchOutcome wanted="roe" count={0} />
      <ErrorBox>Please select a bank</ErrorBox>
      <ErrorSummary problems={[{ field: 'name', message: 'Enter your name' }]} />
      <Banner>You save ₹10,000.</Banner>
      <Icon name="check" />
      <LineDrawing path="M4 10h12" />
      {(['debit', 'credit', 'new', 'old'] as const).map((fill) => (
        <Swatch key={fill} $fill={fill} />
      ))}
      <Notice title="It did not load." code="AR-101" actions={<Spinner />}>
        The rest works.
      </Notice>
      <Card $selected>
        <Tag>Food</Tag>
      </Card>
      <Table caption="Slabs" columns={[{ head: 'Tax', kind: 'amount', cell }]} rows={[1]} />
      <Table caption="October" columns={[{ head: 'Debit', kind: 'debit', entryPart: 'figure', cell }]} rows={[1]} />
      <ChartFrame title="Totals" lead="Bars." legend={[{ fill: 'old', label: 'Old' }]} twinBehind="Table" twin={null}>
        {null}
      </ChartFrame>
      <Article sections={[{ id: 'scope', heading: 'Scope', content: 'This site.' }]} />
      <Accordion items={[{ question: 'Is it free?', answer: 'Yes.' }]} />
      <Dialog id="cess" title="Cess">
        A tax on tax.
      </Dialog>
    </Page>
  );
}
