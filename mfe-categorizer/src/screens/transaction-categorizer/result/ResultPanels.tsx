import { TabList, TabPanel } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Panels, TabBar } from './ResultPanels.styles.ts';
import { tabNames, type ResultTabs, type TabName } from './useResultTabs.ts';

/** Properties of `ResultPanels`. */
export interface ResultPanelsProps {
  readonly tabs: ResultTabs;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** How many rows need a look, which the tab of the rows says. */
  readonly rowsToSee: number;
  readonly panels: Readonly<Record<TabName, ReactNode>>;
}

/** The parts of a result as tabs, which stay in view while a panel is read. On paper, all panels follow each other. */
export function ResultPanels({ tabs, bar, rowsToSee, panels }: ResultPanelsProps): ReactElement {
  const texts = useResultTexts().tabs;
  const id = useId();
  return (
    <>
      <div ref={bar} />
      <TabBar>
        <TabList<TabName>
          id={id}
          label={texts.label}
          tabs={tabNames.map((value) => ({
            value,
            label: value === 'rows' ? texts.rows(rowsToSee) : texts[value],
          }))}
          value={tabs.tab}
          onChange={tabs.choose}
        />
      </TabBar>
      <Panels>
        {tabNames.map((value) => (
          <TabPanel key={value} id={id} value={value} hidden={value !== tabs.tab}>
            {tabs.isOpened(value) && panels[value]}
          </TabPanel>
        ))}
      </Panels>
    </>
  );
}
