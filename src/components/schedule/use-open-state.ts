import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import { listLocaleTags } from '../../domain/business/locale-tags.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { getOrderingState, LAST_ORDERS_NOTICE_MS } from '../../domain/schedule/last-orders.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { getIntl } from '../../i18n/get-intl.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { useBusiness, useClock, useShop } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;
/** An opening time closer than this is shown as "opens in 25 minutes". */
const MINUTES_TEXT_LIMIT_MS = 60 * MINUTE_MS;
/** An opening time closer than this is shown without its date. */
const TIME_ONLY_LIMIT_MS = 18 * 3_600_000;

export type OpenStates = Readonly<Record<OrderType, OpenState>>;

/**
 * Whether customers can order now, by order type. Until the server responds, the hook uses the hours in the business
 * data, so that the first paint is usually right and nothing moves later.
 */
export function useOpenStates(): OpenStates {
  const currentMinute = useNow(MINUTE_MS / 4, MINUTE_MS);
  const { isLoaded, openStates } = useShop((state) => ({
    isLoaded: state.status === 'fetched',
    openStates: state.openStates,
  }));
  const { branch, business } = useBusiness((state) => ({ branch: state.branch, business: state.business }));
  return useMemo(() => {
    if (isLoaded || !branch || !business) return openStates;
    const getExpectedState = (type: OrderType): OpenState => {
      const hours = getBranchOpeningHours(branch, type);
      return hours ? getOrderingState(hours, currentMinute, business.timezone) : openStates[type];
    };
    return {
      delivery: business.selling.delivery?.shipsAbroad ? openStates.delivery : getExpectedState('delivery'),
      car_pickup: getExpectedState('car_pickup'),
      dine_in: getExpectedState('dine_in'),
    };
  }, [isLoaded, openStates, branch, business, currentMinute]);
}

/** Whether customers can order now with an order type. */
export const useOpenState = (type: OrderType): OpenState => useOpenStates()[type];

/**
 * Returns a callback that formats an open state: "Open until 23:00", "Last orders 21:45" during the last hour, "Closed
 * · opens in 25 minutes", "Closed · opens 07:00". The text includes the date if the opening time is more than 18 hours
 * away.
 */
export function useOpenStateFormatter(): (state: OpenState) => string {
  const { t } = useTranslation();
  const { formatTime, formatDateTime } = useFormat();
  const getNow = useClock();
  const { locale, country } = useLocale();
  return useCallback(
    ({ open, opensAt, closesAt, lastOrdersAt }) => {
      if (open && lastOrdersAt != null && lastOrdersAt - getNow() <= LAST_ORDERS_NOTICE_MS)
        return t('time.lastOrders', { time: formatTime(lastOrdersAt) });
      if (open) return closesAt ? t('time.openUntil', { time: formatTime(closesAt) }) : t('time.open');
      if (!opensAt) return t('time.closed');
      const msUntilOpen = opensAt - getNow();
      if (msUntilOpen > MINUTES_TEXT_LIMIT_MS)
        return t('time.closedOpensAt', {
          time: msUntilOpen < TIME_ONLY_LIMIT_MS ? formatTime(opensAt) : formatDateTime(opensAt),
        });
      const minutes = Math.max(1, Math.ceil(msUntilOpen / MINUTE_MS));
      const timeUntilOpening = new (getIntl(locale).RelativeTimeFormat)(
        listLocaleTags(locale, country),
      ).format(minutes, 'minute');
      return t('time.closedOpensAt', { time: timeUntilOpening });
    },
    [t, formatTime, formatDateTime, getNow, locale, country],
  );
}
