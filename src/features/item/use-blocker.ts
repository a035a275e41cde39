import type { MenuItem, SellingType } from '../../domain/menu/types.ts';
import { useT } from '../../i18n/context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/context.tsx';
import { itemBlocker } from '../../stores/item-blocker.ts';
import { useClockOf } from '../shared/use-clock-of.ts';
import { useOpenState } from '../shared/use-open-state.ts';
import { useOpenText } from '../shared/use-open-text.ts';
import { useServedAt } from '../shared/use-served-at.ts';

/** Why an item cannot be ordered now: in short for its button, and in full. */
export interface Blocker {
  readonly short: string;
  readonly text: string;
}

/** What keeps an item from being ordered now, in words; null when nothing does. */
export function useBlocker(item: MenuItem, type: SellingType): Blocker | null {
  const t = useT();
  const business = useBusiness((state) => state.business);
  const { menu, complete } = useMenu((state) => ({ menu: state.menu, complete: state.complete }));
  const state = useOpenState()(type);
  const openText = useOpenText();
  const clockOf = useClockOf();
  const now = useServedAt(30_000);
  const way = useCart((state) => state.way);
  const kind = way ? 'reservation' : type;
  const blocker = itemBlocker(item, kind, { business, menu, complete, open: state.open, now });
  switch (blocker?.kind) {
    case undefined:
      return null;
    case 'sold-out':
      return { short: t('menu.soldOut'), text: t('item.soldOutText') };
    case 'not-served-now':
      return { short: t('item.notNow'), text: t('item.notNowText') };
    case 'served-later': {
      const time = clockOf(blocker.from);
      return { short: t('menu.fromTime', { time }), text: t('item.laterText', { time }) };
    }
    case 'not-orderable':
      return { short: t('item.lookOnly'), text: t('item.lookOnlyText') };
    case 'closed':
      return { short: openText(state), text: t('menu.closedNotice') };
  }
}
