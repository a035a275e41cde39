/** One destination of the bottom tabs or the top bar. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly href: string;
  /** Already formatted; shown on the icon when present. */
  readonly count?: string | undefined;
  /** Read in place of the bare number ("2 items"). */
  readonly countLabel?: string | undefined;
}

export interface NavProps {
  /** The landmark's name. */
  label: string;
  items: readonly NavItem[];
  /** Id of the page shown. */
  current: string | null;
  onNavigate: (item: NavItem) => void;
}
