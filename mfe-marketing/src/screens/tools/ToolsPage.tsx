import { Link, siteTools, type Tool } from '@artha/shared';
import { Icon, Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Cells } from '../../layout/Cells.tsx';
import { Form16Link } from '../../layout/Form16Link.tsx';
import { useToolsTexts } from '../../texts/toolsTexts.ts';
import { PlainDrawing } from './PlainDrawing.tsx';
import { Drawing, References, Sign, ToolRow, WayIn } from './Tools.styles.ts';

interface CardProps {
  readonly tool: Tool;
}

/** The link's own box covers the card, so the whole of it can be clicked and its name stays short. */
function CardText({ tool }: CardProps): ReactElement {
  return (
    <ToolRow>
      <div>
        <h2>
          <Link to={tool.path}>{tool.name}</Link>
        </h2>
        <p>{tool.description}</p>
      </div>
      <Icon name="arrow" />
    </ToolRow>
  );
}

/** The icon that the tool's remote brings. It is drawn with the colours of this page, so it follows the theme. */
function ToolIcon({ tool }: CardProps): ReactElement | null {
  return tool.icon ? <use href={tool.icon} width="100%" height="100%" /> : null;
}

/** Lists every published tool with its description and link. */
export function ToolsPage(): ReactElement {
  const texts = useToolsTexts();
  const tools = siteTools();
  const large = tools.filter(({ size }) => size !== 'small');
  const small = tools.filter(({ size }) => size === 'small');
  return (
    <Page
      title={
        <>
          {texts.countOfTools(tools.length)} <br />
          {texts.noAccount}
        </>
      }
      lead={texts.whatToolsDo(tools)}
    >
      {large.length > 0 && (
        <Cells>
          {large.map((tool) => (
            <li key={tool.path}>
              <Drawing aria-hidden="true">
                <svg viewBox="0 0 320 150">{tool.icon ? <ToolIcon tool={tool} /> : <PlainDrawing />}</svg>
              </Drawing>
              <CardText tool={tool} />
              <WayIn>
                <Form16Link tool={tool}>{texts.form16}</Form16Link>
              </WayIn>
            </li>
          ))}
        </Cells>
      )}
      {small.length > 0 && (
        <References>
          {small.map((tool) => (
            <li key={tool.path}>
              <Sign viewBox="0 0 48 60">
                <ToolIcon tool={tool} />
              </Sign>
              <CardText tool={tool} />
            </li>
          ))}
        </References>
      )}
    </Page>
  );
}
