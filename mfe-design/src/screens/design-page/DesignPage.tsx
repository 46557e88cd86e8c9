import { Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Buttons, Links } from './Actions.tsx';
import { Charts, Tables } from './Figures.tsx';
import { Choices, Errors, FieldBlock, FileBlock, Search, TabBlock } from './Forms.tsx';
import { Layouts } from './Layouts.tsx';
import { Specimen, type SpecimenProps } from './Specimen.tsx';
import { Colours, Shape, Type } from './Tokens.tsx';
import { Articles, CardBlock, Disclosures, Headings, Icons, Messages } from './Texts.tsx';

const specimens: readonly SpecimenProps[] = [
  {
    name: 'Colours',
    purpose: 'Each is defined once, as a pair; the figures are contrasts on the ground at the head of the column.',
    block: Colours,
  },
  { name: 'Type', purpose: 'One family. Order comes from size, weight and space, never from colour.', block: Type },
  { name: 'Shape', purpose: 'Steps of space in pixels, and the corners that go with them.', block: Shape },
  { name: 'Layout', purpose: 'Parts below and beside each other, with steps of space.', block: Layouts },
  { name: 'Headings', purpose: 'The names of sections, and the line under a title.', block: Headings },
  { name: 'Buttons', purpose: 'Ink acts. Marigold is for the waitlist alone, once in a view.', block: Buttons },
  { name: 'Links', purpose: 'Ink and underlined. One that leaves the site says so.', block: Links },
  {
    name: 'Fields',
    purpose: 'Label, hint, control, error: always in this order, always tied together.',
    block: FieldBlock,
  },
  {
    name: 'Files',
    purpose: 'Where a file is dropped or chosen. The native control covers all of it.',
    block: FileBlock,
  },
  { name: 'Choices', purpose: 'One of a few, or a box to tick.', block: Choices },
  { name: 'Tabs', purpose: 'The same thing shown another way. Arrows, Home and End choose.', block: TabBlock },
  { name: 'Search', purpose: 'Above a grid of terms. What it found is said in words.', block: Search },
  {
    name: 'Errors',
    purpose: 'The exact sentence, in red, with an icon; the summary leads to each field.',
    block: Errors,
  },
  {
    name: 'Messages',
    purpose: 'The one sentence of a result, and the notice for a part that did not load.',
    block: Messages,
  },
  { name: 'Disclosures', purpose: 'Native elements that open before any script runs.', block: Disclosures },
  { name: 'Articles', purpose: 'A long text: contents beside its sections.', block: Articles },
  { name: 'Cards', purpose: 'A hairline, never a shadow.', block: CardBlock },
  { name: 'Tables', purpose: 'Figures that line up on the right; what is empty is a dash.', block: Tables },
  {
    name: 'Charts',
    purpose: 'Two sides differ in pattern as well as in colour, and the table is beside them.',
    block: Charts,
  },
  { name: 'Icons', purpose: 'Twenty pixels, a line and a half, always beside words.', block: Icons },
];

/** Every token and every primitive of the design, in every state, on light and on dark. */
export function DesignPage(): ReactElement {
  return (
    <Page title="Design" lead="Every token and every primitive, in every state, on paper and on near-black.">
      {specimens.map((specimen) => (
        <Specimen key={specimen.name} {...specimen} />
      ))}
    </Page>
  );
}
