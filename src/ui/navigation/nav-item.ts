/** One destination of the bottom tabs or the top bar. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly href: string;
  /** Formatted number, shown in a badge on the icon. */
  readonly count?: string | undefined;
  /** Screen readers read it instead of the number ("2 items"). */
  readonly countLabel?: string | undefined;
}

export interface NavProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly NavItem[];
  /** Id of the current page. */
  current: string | null;
  onNavigate: (item: NavItem) => void;
}
