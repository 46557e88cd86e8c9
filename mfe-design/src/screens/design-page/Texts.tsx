import {
  Accordion,
  Article,
  Banner,
  Button,
  ButtonLink,
  Card,
  Dialog,
  Icon,
  Lead,
  Notice,
  opensDialog,
  SectionHeading,
  Spinner,
  Tag,
  ToolHeading,
  type IconName,
} from '@artha/shared/design';
import type { ReactElement } from 'react';
import { State, type BlockProps } from './Specimen.tsx';
import { IconList } from './Texts.styles.ts';

/** Headings and the line under them. */
export function Headings(): ReactElement {
  return (
    <>
      <State name="section">
        <SectionHeading as="h3">Everything you own and owe</SectionHeading>
      </State>
      <State name="in a tool">
        <ToolHeading as="h3">The workings</ToolHeading>
      </State>
      <State name="lead">
        <Lead>Old regime against new, with the workings slab by slab. Two short steps.</Lead>
      </State>
    </>
  );
}

/** A long text with its contents. */
export function Articles({ theme }: BlockProps): ReactElement {
  return (
    <State name="contents and sections" wide>
      <Article
        contentsLabel={`Contents, ${theme}`}
        sections={[
          {
            id: `article-scope-${theme}`,
            heading: `What this covers (${theme})`,
            content: <p>This site and its free tools. Sites that we link to have policies of their own.</p>,
          },
          {
            id: `article-changes-${theme}`,
            heading: `Changes (${theme})`,
            content: <p>A material change is announced 30 days before it takes effect.</p>,
          },
        ]}
      />
    </State>
  );
}

/** Cards and tags. */
export function CardBlock(): ReactElement {
  return (
    <>
      <State name="card" wide>
        <Card>A hairline box.</Card>
      </State>
      <State name="selected" wide>
        <Card $selected>The chosen one of a set.</Card>
      </State>
      <State name="tag">
        <Tag>Salary</Tag>
        <Tag>Entertainment &amp; Subscriptions</Tag>
      </State>
    </>
  );
}

/** Banners and notices: a result, or a part that did not load. */
export function Messages(): ReactElement {
  const retry = (
    <Button variant="secondary">
      <Icon name="retry" size={18} />
      Retry
    </Button>
  );
  return (
    <>
      <State name="banner" wide>
        <Banner>New regime is better by ₹1,49,656 per annual</Banner>
      </State>
      <State name="notice of a part" wide>
        <Notice actions={retry}>The chart did not load. Everything else on this page still works.</Notice>
      </State>
      <State name="notice of a tool" wide>
        <Notice
          title="The tax calculator did not load."
          code="AR-103"
          actions={
            <>
              <Button>
                <Icon name="retry" size={18} />
                Retry
              </Button>
              <ButtonLink variant="secondary" to="/tools">
                See all tools
              </ButtonLink>
            </>
          }
        >
          The rest of the site still works. We tried more than once and stopped: it may be your connection, or it may be
          us.
        </Notice>
      </State>
    </>
  );
}

/** Accordion and dialog. */
export function Disclosures({ theme }: BlockProps): ReactElement {
  const id = `dialog-${theme}`;
  return (
    <>
      <State name="accordion: one open, one closed" wide>
        <Accordion
          initiallyOpen={0}
          items={[
            { question: 'Is Artha a bank?', answer: 'No. It is a set of finance tools, still in demo.' },
            { question: 'Can I use it today?', answer: 'The tools, yes. They need no account.' },
          ]}
        />
      </State>
      <State name="dialog">
        <Button variant="secondary" {...opensDialog(id)}>
          What is cess?
        </Button>
        <Dialog id={id} title="Cess" aside={<a href="#disclosures">Link to this term</a>}>
          A tax on a tax, raised for one purpose: 4% for health and education.
        </Dialog>
      </State>
    </>
  );
}

const icons = [
  'arrow',
  'back',
  'check',
  'chevron',
  'close',
  'download',
  'external',
  'file',
  'menu',
  'minus',
  'plus',
  'retry',
  'search',
  'upload',
  'warning',
] satisfies readonly IconName[];

/** The icons of the set, and the spinner. */
export function Icons(): ReactElement {
  return (
    <>
      <State name="icons" wide>
        <IconList>
          {icons.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </IconList>
      </State>
      <State name="spinner">
        <Spinner /> Processing...
      </State>
    </>
  );
}
