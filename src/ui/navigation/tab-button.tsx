import { type ComponentType, memo, type ReactNode } from 'react';
import { createButtonLink } from '../../lib/button-link.ts';
import { findTabStopId } from './tab-keys.ts';

interface TabElementProps {
  type: 'button' | 'submit';
  role: 'tab';
  'data-id': string;
  'aria-selected': boolean;
  tabIndex: 0 | -1;
  onClick: () => void;
  children: ReactNode;
}

interface TabButtonProps {
  /** The styled `button`. */
  component: ComponentType<TabElementProps>;
  tab: { readonly id: string; readonly label: string; readonly href?: string };
  isSelected: boolean;
  /** Whether the Tab key stops at this tab. */
  isTabStop: boolean;
  onSelect: (id: string) => void;
}

/** A tab. Memoised, because selecting another tab changes only two tabs out of dozens. */
export const TabButton = memo(function TabButton({
  component: Tab,
  tab,
  isSelected,
  isTabStop,
  onSelect,
}: TabButtonProps) {
  return (
    <Tab
      {...createButtonLink(tab.href)}
      role="tab"
      data-id={tab.id}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSelect(tab.id)}
    >
      {tab.label}
    </Tab>
  );
});

interface TabButtonsProps extends Pick<TabButtonProps, 'component' | 'onSelect'> {
  tabs: readonly TabButtonProps['tab'][];
  selected: string | null;
}

/** The buttons of a list of tabs. */
export function TabButtons({ component, tabs, selected, onSelect }: TabButtonsProps) {
  const tabStopId = findTabStopId(tabs, selected);
  return tabs.map((tab) => (
    <TabButton
      key={tab.id}
      component={component}
      tab={tab}
      isSelected={tab.id === selected}
      isTabStop={tab.id === tabStopId}
      onSelect={onSelect}
    />
  ));
}
