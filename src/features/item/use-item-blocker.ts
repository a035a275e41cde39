import { useTranslation } from 'react-i18next';
import { useTimeOfDayFormatter } from '../../components/branches/use-time-of-day-formatter.ts';
import { useFulfilmentTime } from '../../components/schedule/use-now.ts';
import { useOpenState, useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { findItemBlocker } from '../../stores/menu/item-blocker.ts';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';

/**
 * The reason why an item cannot be ordered at the time of the order: a short text for the button and a full
 * explanation.
 */
export interface ItemBlocker {
  readonly buttonText: string;
  readonly explanation: string;
}

/** Returns the reason why an item cannot be ordered at the time of the order, or null if it can be ordered. */
export function useItemBlocker(item: MenuItem, type: OrderType): ItemBlocker | null {
  const { t } = useTranslation();
  const { business, branch } = useBusiness((state) => ({ business: state.business, branch: state.branch }));
  const { menu, isComplete } = useMenu((state) => ({ menu: state.menu, isComplete: state.isComplete }));
  const openState = useOpenState(type);
  const formatOpenState = useOpenStateFormatter();
  const formatTimeOfDay = useTimeOfDayFormatter();
  const now = useFulfilmentTime(30_000);
  const { preorderType, isScheduled } = useCart((state) => ({
    preorderType: state.preorderType,
    isScheduled: state.orderTime === 'scheduled',
  }));
  const orderKind = preorderType ? 'reservation' : type;
  const blocker = findItemBlocker(item, orderKind, {
    business,
    branch,
    menu,
    isComplete,
    now,
    isOpen: openState.open,
  });
  if (isScheduled && (blocker?.kind === 'not-served-now' || blocker?.kind === 'served-later'))
    return { buttonText: t('item.notThen'), explanation: t('item.notThenText') };
  switch (blocker?.kind) {
    case undefined:
      return null;
    case 'sold-out':
      return { buttonText: t('menu.soldOut'), explanation: t('item.soldOutText') };
    case 'not-served-now':
      return { buttonText: t('item.notNow'), explanation: t('item.notNowText') };
    case 'served-later': {
      const time = formatTimeOfDay(blocker.from);
      return { buttonText: t('menu.fromTime', { time }), explanation: t('item.laterText', { time }) };
    }
    case 'not-orderable':
      return { buttonText: t('item.viewOnly'), explanation: t('item.viewOnlyText') };
    case 'closed':
      return { buttonText: formatOpenState(openState), explanation: t('menu.closedNotice') };
  }
}
