import type { KeyboardEvent } from 'react';

/** Direction in which an arrow key moves in the list; 0 for other keys. Left and right follow the writing direction. */
const stepOf = (key: string, isRtl: boolean): number => {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
};

/** Arrow keys, Home and End move the focus in a tab list and select the focused tab. */
export function handleTabKeys(event: KeyboardEvent<HTMLElement>, select: (id: string) => void): void {
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

/** Id of the tab where the Tab key stops: the selected tab, or the first. */
export const findTabStopId = (
  tabs: readonly { readonly id: string }[],
  selected: string | null,
): string | undefined => (tabs.find((tab) => tab.id === selected) ?? tabs[0])?.id;
