import { Link, siteTools, type Tool } from '@artha/shared';
import { Icon, Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { CellText, CellTitle, Cells } from '../../layout/Cells.tsx';
import { countOfTools, whatToolsDo } from '../../domain/toolsHeadline.ts';
import { Drawing, References, Row, Sign } from './Tools.styles.ts';
import { drawings } from './drawings.ts';

/** Kinds that are looked things up in; they stand in a row of their own, with a sign instead of a drawing. */
const signs: Partial<Record<Tool['icon'], ReactElement>> = {
  glossary: <Sign>Aa</Sign>,
  report: (
    <Sign>
      <span>a</span>
      <span>b</span>
    </Sign>
  ),
};

interface CardTextProps {
  readonly tool: Tool;
}

/** The link's own box covers the card, so the whole of it can be clicked and its name stays short. */
function CardText({ tool }: CardTextProps): ReactElement {
  return (
    <Row>
      <div>
        <CellTitle as="h2">
          <Link to={tool.path}>{tool.name}</Link>
        </CellTitle>
        <CellText>{tool.description}</CellText>
      </div>
      <Icon name="arrow" />
    </Row>
  );
}

/** Every tool that is published, with what it does and the way to it. */
export function Tools(): ReactElement {
  const tools = siteTools();
  const drawn = tools.filter(({ icon }) => !signs[icon]);
  const references = tools.filter(({ icon }) => signs[icon]);
  return (
    <Page
      title={
        <>
          {countOfTools(tools.length)} <br />
          No account needed.
        </>
      }
      lead={whatToolsDo(tools.map(({ icon }) => icon))}
    >
      {drawn.length > 0 && (
        <Cells>
          {drawn.map((tool) => {
            const Picture = drawings[tool.icon];
            return (
              <li key={tool.path}>
                <Drawing aria-hidden="true">
                  <Picture />
                </Drawing>
                <CardText tool={tool} />
              </li>
            );
          })}
        </Cells>
      )}
      {references.length > 0 && (
        <References>
          {references.map((tool) => (
            <li key={tool.path}>
              {signs[tool.icon]}
              <CardText tool={tool} />
            </li>
          ))}
        </References>
      )}
    </Page>
  );
}
