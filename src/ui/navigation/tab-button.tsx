import { type ComponentType, memo, type ReactNode } from 'react';

/** What a `button` that is styled as a tab takes. */
interface LookProps {
  type: 'button';
  role: 'tab';
  'data-id': string;
  'aria-selected': boolean;
  tabIndex: 0 | -1;
  onClick: () => void;
  children: ReactNode;
}

interface TabButtonProps {
  /** The styled button. */
  look: ComponentType<LookProps>;
  tab: { readonly id: string; readonly label: string };
  isSelected: boolean;
  /** The Tab key stops here. */
  isStop: boolean;
  onSelect: (id: string) => void;
}

/** One of many tabs that follow a scroll: of dozens, only the two that change are drawn anew. */
export const TabButton = memo(function TabButton({
  look: Look,
  tab,
  isSelected,
  isStop,
  onSelect,
}: TabButtonProps) {
  return (
    <Look
      type="button"
      role="tab"
      data-id={tab.id}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onSelect(tab.id)}
    >
      {tab.label}
    </Look>
  );
});
