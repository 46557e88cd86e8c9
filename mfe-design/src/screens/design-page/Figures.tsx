import { ChartFrame, Swatch, Table, Tag, type Column, type Fill } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import { Bars, CreditBar, CreditStripe, DebitBar, Swatches } from './Figures.styles.ts';
import { State, type BlockProps } from './Specimen.tsx';

interface Entry {
  readonly date: string;
  readonly description: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance: string;
  readonly category: string;
}

const entries: readonly Entry[] = [
  {
    date: '01 Oct',
    description: 'NEFT ACME TEXTILES',
    credit: '1,12,000.00',
    balance: '1,96,250.00',
    category: 'Salary',
  },
  { date: '02 Oct', description: 'UPI RENT OCTOBER', debit: '32,000.00', balance: '1,64,250.00', category: 'Rent' },
  { date: '03 Oct', description: 'UPI GREENCART', debit: '2,846.50', balance: '1,61,403.50', category: 'Food' },
];

const statement: readonly Column<Entry>[] = [
  { head: 'Date', entryPart: 'note', cell: ({ date }) => date },
  { head: 'Description', entryPart: 'title', cell: ({ description }) => description },
  { head: 'Debit', kind: 'debit', entryPart: 'figure', cell: ({ debit }) => debit },
  { head: 'Credit', kind: 'credit', entryPart: 'figure', cell: ({ credit }) => credit },
  { head: 'Category', entryPart: 'foot', cell: ({ category }) => <Tag>{category}</Tag> },
];

const slabs = [
  { slab: 'Up to 4 L', rate: '0%', tax: '0' },
  { slab: '4 L to 8 L', rate: '5%', tax: '20,000' },
  { slab: '8 L to 12 L', rate: '10%', tax: '40,000' },
];

type SlabLine = (typeof slabs)[number];

const workings: readonly Column<SlabLine>[] = [
  { head: 'Slab', kind: 'name', cell: ({ slab }) => slab },
  { head: 'Rate', kind: 'amount', cell: ({ rate }) => rate },
  { head: 'Tax', kind: 'amount', cell: ({ tax }) => tax },
];

/** Rows that become entries on a small screen, and a table with sums that keeps its columns. */
export function Tables(): ReactElement {
  return (
    <>
      <State name="entries under 760 px" wide>
        <Table caption="A statement, amounts in ₹" columns={statement} rows={entries} />
      </State>
      <State name="with sums" wide>
        <Table
          caption={<h3>New Regime</h3>}
          columns={workings}
          rows={slabs}
          sums={[
            { name: 'Health & Education Cess, 4%', amount: '2,400' },
            { name: 'Tax', amount: '62,400' },
          ]}
        />
      </State>
      <State name="without rows" wide>
        <Table caption="No rows yet" columns={workings} rows={[]} />
      </State>
    </>
  );
}

const fills: readonly { readonly fill: Fill; readonly label: string }[] = [
  { fill: 'debit', label: 'Debit' },
  { fill: 'credit', label: 'Credit' },
  { fill: 'old', label: 'Old regime' },
  { fill: 'new', label: 'New regime' },
];

const totals = [
  { category: 'Rent', debit: '32,000.00', credit: undefined },
  { category: 'Transfers', debit: '2,400.00', credit: '6,500.00' },
];

const totalColumns: readonly Column<(typeof totals)[number]>[] = [
  { head: 'Category', kind: 'name', cell: ({ category }) => category },
  { head: 'Total Debit', kind: 'amount', cell: ({ debit }) => debit },
  { head: 'Total Credit', kind: 'amount', cell: ({ credit }) => credit },
];

/** A chart with title, legend and its table. */
export function Charts({ theme }: BlockProps): ReactElement {
  const hatch = useId();
  return (
    <>
      <State name="fills" wide>
        <Swatches>
          {fills.map(({ fill, label }) => (
            <li key={fill}>
              <Swatch $fill={fill} />
              {label}
            </li>
          ))}
        </Swatches>
      </State>
      <State name="legend beside, table behind" wide>
        <ChartFrame
          title={`Totals, ${theme}`}
          legend={[
            { fill: 'debit', label: 'Total Debit' },
            { fill: 'credit', label: 'Total Credit' },
          ]}
          twinBehind="The same figures as a table"
          twin={<Table caption={`Totals by category, ${theme}, in ₹`} columns={totalColumns} rows={totals} />}
        >
          <Bars role="img" aria-label="Rent: debit 32,000. Transfers: debit 2,400, credit 6,500.">
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <CreditStripe d="M1.5 0v6" />
              </pattern>
            </defs>
            <DebitBar x="0" y="12" width="86%" height="14" rx="3" />
            <DebitBar x="0" y="56" width="6.5%" height="14" rx="3" />
            <CreditBar x="1" y="74" width="17.5%" height="14" rx="3" fill={`url(#${hatch})`} />
          </Bars>
        </ChartFrame>
      </State>
      <State name="legend below a lead" wide>
        <ChartFrame
          title={`Workings, ${theme}`}
          lead="Across: taxable income. Up: the rate on that part of it."
          legend={[
            { fill: 'old', label: 'Old Regime', note: '₹2,88,900' },
            { fill: 'new', label: 'New Regime', note: '₹1,45,000' },
          ]}
          twin={null}
        >
          {null}
        </ChartFrame>
      </State>
    </>
  );
}
