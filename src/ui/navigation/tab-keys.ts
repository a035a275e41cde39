import type { KeyboardEvent } from 'react';

/** Returns the direction in which an arrow key moves; 0 for other keys. Left and right follow the writing direction. */
const getStep = (key: string, isRtl: boolean): number => {
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
};

/** Moves the focus in a tab list with arrow keys, Home and End, and selects the focused tab. */
export function handleTabKeys(event: KeyboardEvent<HTMLElement>, select: (id: string) => void): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const currentIndex = tabs.indexOf(event.target as HTMLElement);
  if (currentIndex < 0) return;
  const findTarget = (): HTMLElement | undefined => {
    if (event.key === 'Home') return tabs[0];
    if (event.key === 'End') return tabs.at(-1);
    const step = getStep(event.key, list.closest('[dir]')?.getAttribute('dir') === 'rtl');
    return step ? tabs[(currentIndex + step + tabs.length) % tabs.length] : undefined;
  };
  const tab = findTarget();
  if (!tab) return;
  event.preventDefault();
  tab.focus({ preventScroll: true });
  if (tab.dataset.id) select(tab.dataset.id);
}

/** Finds the id of the tab where the Tab key stops: the selected tab, or else the first tab. */
export const findTabStopId = (
  tabs: readonly { readonly id: string }[],
  selected: string | null,
): string | undefined => (tabs.find((tab) => tab.id === selected) ?? tabs[0])?.id;
