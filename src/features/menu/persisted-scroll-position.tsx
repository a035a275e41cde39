import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';

const scrollPosition = z.object({
  /** The branch and the order type of the menu: `<branch id>/<order type>`. */
  of: z.string(),
  top: z.number(),
  /** Id of the selected subcategory by section id. */
  only: z.record(z.string(), z.string()),
  /** Epoch ms. */
  at: z.number(),
});

/** Older positions are ignored: a customer who returns after a break starts at the top. */
const MAX_AGE_MS = 30 * 60_000;
/** The position is saved once the customer has not scrolled for this long. */
const SAVE_DELAY_MS = 200;
/** The browser's scroll anchoring is off for this long. By then, the lazy chunks of the menu have usually rendered. */
const ANCHORING_PAUSE_MS = 1500;

export interface PersistedScrollPositionProps {
  orderType: OrderType;
  /** The selected subcategory of each section. */
  subcategoryBySection: Readonly<Record<string, string>>;
  onRestore: (subcategoryBySection: Readonly<Record<string, string>>) => void;
}

/**
 * Saves the scroll position of the menu and the selected subcategories in the session storage, and restores them after
 * a reload or a visit to another screen. Mounted when the menu is complete. Renders nothing.
 */
export function PersistedScrollPosition({
  orderType,
  subcategoryBySection,
  onRestore,
}: PersistedScrollPositionProps) {
  const { scroll, params } = useRoute('menu', 'category', 'item');
  const scroller = useScroller();
  const branchId = useBusiness((state) => state.branchId);
  /** Scroll position that the router set, in px. Null after a page load, because the router then sets none. */
  const routedPosition = useRef(scroll).current;
  // The router sets 0 for a new visit to the menu. It sets the earlier position when the customer goes back.
  const mayRestore = routedPosition !== 0;
  const currentState = { of: `${branchId}/${orderType}`, only: subcategoryBySection };
  const latestState = useRef(currentState);
  latestState.current = currentState;
  const saveNow = useRef<() => void>(undefined);
  const { referenceId } = params;

  useEffect(() => {
    if (!scroller) return;
    const storage = createStoredValue({
      storage: createSessionStorage(window),
      key: `order-app:${referenceId}:place`,
      version: 1,
      schema: scrollPosition,
    });
    const savedPosition = mayRestore ? storage.load() : null;
    const initialTop = scroller.scrollTop;
    // On a slow connection, the customer may scroll before this chunk has loaded. If so, do not move the page.
    const hasScrolled = routedPosition === null && ![0, savedPosition?.top].includes(initialTop);
    let frame = 0;
    let anchoringTimer: ReturnType<typeof setTimeout> | undefined;
    const restoreAnchoring = () => scroller.style.removeProperty('overflow-anchor');
    if (
      !hasScrolled &&
      savedPosition?.of === latestState.current.of &&
      Date.now() - savedPosition.at < MAX_AGE_MS
    ) {
      onRestore(savedPosition.only);
      // Wait until the selected subcategories have rendered. Do not move the page if the customer scrolls in the
      // meantime.
      frame = requestAnimationFrame(() => {
        if (scroller.scrollTop === initialTop) scroller.scrollTop = savedPosition.top;
      });
      // The saved position includes the heights of lazy chunks above it. Some of them may not have rendered yet. Keep the
      // browser from adjusting the position when they render.
      scroller.style.overflowAnchor = 'none';
      anchoringTimer = setTimeout(restoreAnchoring, ANCHORING_PAUSE_MS);
    }
    const save = () => storage.save({ ...latestState.current, top: scroller.scrollTop, at: Date.now() });
    saveNow.current = save;
    let saveTimer: ReturnType<typeof setTimeout> | undefined;
    const saveLater = () => {
      clearTimeout(saveTimer);
      saveTimer = setTimeout(save, SAVE_DELAY_MS);
    };
    scroller.addEventListener('scroll', saveLater, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(anchoringTimer);
      restoreAnchoring();
      clearTimeout(saveTimer);
      scroller.removeEventListener('scroll', saveLater);
      window.removeEventListener('pagehide', save);
    };
  }, [scroller, referenceId, routedPosition, mayRestore, onRestore]);
  const isFirstEffectRef = useRef(true);
  useEffect(() => {
    if (!isFirstEffectRef.current && subcategoryBySection) saveNow.current?.();
    isFirstEffectRef.current = false;
  }, [subcategoryBySection]);
  return null;
}
