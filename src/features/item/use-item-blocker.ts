import { useTranslation } from 'react-i18next';
import { useTimeOfDayFormatter } from '../../components/branches/use-time-of-day-formatter.ts';
import { useServedAt } from '../../components/schedule/use-now.ts';
import { useOpenState, useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { findItemBlocker } from '../../stores/menu/item-blocker.ts';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';

/** Why an item cannot be ordered now: a short text for the button and a full explanation. */
export interface ItemBlocker {
  readonly short: string;
  readonly text: string;
}

/** Why an item cannot be ordered now, as text. Null when it can. */
export function useItemBlocker(item: MenuItem, type: OrderType): ItemBlocker | null {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const { menu, isComplete } = useMenu((state) => ({ menu: state.menu, isComplete: state.isComplete }));
  const state = useOpenState(type);
  const formatOpenState = useOpenStateFormatter();
  const formatTimeOfDay = useTimeOfDayFormatter();
  const now = useServedAt(30_000);
  const preorderType = useCart((state) => state.preorderType);
  const kind = preorderType ? 'reservation' : type;
  const blocker = findItemBlocker(item, kind, { business, menu, isComplete, isOpen: state.open, now });
  switch (blocker?.kind) {
    case undefined:
      return null;
    case 'sold-out':
      return { short: t('menu.soldOut'), text: t('item.soldOutText') };
    case 'not-served-now':
      return { short: t('item.notNow'), text: t('item.notNowText') };
    case 'served-later': {
      const time = formatTimeOfDay(blocker.from);
      return { short: t('menu.fromTime', { time }), text: t('item.laterText', { time }) };
    }
    case 'not-orderable':
      return { short: t('item.viewOnly'), text: t('item.viewOnlyText') };
    case 'closed':
      return { short: formatOpenState(state), text: t('menu.closedNotice') };
  }
}
