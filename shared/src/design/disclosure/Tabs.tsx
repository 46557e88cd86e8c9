import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { part, Track } from './Segmented.styles.ts';

const Tab = styled.button`
  ${part("[aria-selected='true']")}
  background: none;
`;

const tabId = (list: string, value: string) => `${list}-${value}`;
const panelId = (list: string, value: string) => `${list}-${value}-panel`;

/** Returns the index of the tab that a key selects from the tab at `index` of `count`; undefined for other keys. */
function destination(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Properties of `TabList`. */
export interface TabListProps<T extends string> {
  /** Unique on the page; ties the tabs to the `TabPanel` of the same id. */
  readonly id: string;
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Tabs without their panel, for layouts that separate them. Arrows, Home and End choose; Tab moves to the panel. */
export function TabList<T extends string>({ id, label, tabs, value, onChange }: TabListProps<T>): ReactElement {
  const choose = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[destination(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.value))?.focus();
    onChange(next.value);
  };
  return (
    <Track role="tablist" aria-label={label} tabIndex={-1} onKeyDown={choose}>
      {tabs.map((tab) => {
        const isChosen = tab.value === value;
        return (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId(id, tab.value) : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => {
              onChange(tab.value);
            }}
          >
            {tab.label}
          </Tab>
        );
      })}
    </Track>
  );
}

/** Properties of `TabPanel`. */
export interface TabPanelProps {
  /** The `id` of its tabs. */
  readonly id: string;
  /** The tab that it belongs to. */
  readonly value: string;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The panel of the chosen tab. */
export function TabPanel({ id, value, hidden, children }: TabPanelProps): ReactElement {
  return (
    // The key Tab leads from the tabs to what they show.
    <div role="tabpanel" id={panelId(id, value)} aria-labelledby={tabId(id, value)} tabIndex={0} hidden={hidden}>
      {children}
    </div>
  );
}

const Panels = styled.div`
  margin-top: 16px;
`;

/** Properties of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly panel: ReactNode }[];
}

/** Tabs with their panels. Before hydration the first panel shows. */
export function Tabs({ label, tabs }: TabsProps): ReactElement {
  const id = useId();
  const [chosen, setChosen] = useState('0');
  const numbered = tabs.map((tab, index) => ({ ...tab, value: String(index) }));
  return (
    <div>
      <TabList id={id} label={label} tabs={numbered} value={chosen} onChange={setChosen} />
      <Panels>
        {numbered.map(({ value, panel }) => (
          <TabPanel key={value} id={id} value={value} hidden={value !== chosen}>
            {panel}
          </TabPanel>
        ))}
      </Panels>
    </div>
  );
}
