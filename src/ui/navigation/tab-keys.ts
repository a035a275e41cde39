import type { KeyboardEvent } from 'react';

/** How far an arrow key moves along the list; 0 for other keys. Sideways arrows follow the reading direction. */
const stepOf = (key: string, isRtl: boolean): number => {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
};

/** Arrow keys, Home and End move focus along a tab list and select what they reach. */
export function onTabKeys(event: KeyboardEvent<HTMLElement>, select: (id: string) => void): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = stepOf(event.key, list.closest('[dir]')?.getAttribute('dir') === 'rtl');
  const at = tabs.indexOf(event.target as HTMLElement);
  const target =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? tabs.length - 1
        : step && (at + step + tabs.length) % tabs.length;
  if (at < 0 || (!step && event.key !== 'Home' && event.key !== 'End')) return;
  event.preventDefault();
  const tab = tabs[target];
  tab?.focus({ preventScroll: true });
  if (tab?.dataset.id) select(tab.dataset.id);
}

/** The one tab the Tab key stops at: the selected one, else the first. */
export const tabStop = (
  tabs: readonly { readonly id: string }[],
  selected: string | null,
): string | undefined => (tabs.find((tab) => tab.id === selected) ?? tabs[0])?.id;
