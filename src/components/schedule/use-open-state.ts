import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { type OpenState, openStateOf } from '../../domain/schedule/open-state.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { useBusiness, useClock, useShop } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

const MINUTE = 60_000;
/** An opening time closer than this is given in minutes. */
const NEAR_MS = 60 * MINUTE;
/** An opening time closer than this needs no day. */
const SOON_MS = 18 * 3_600_000;

export type OpenStates = Readonly<Record<SellingType, OpenState>>;

/**
 * Whether orders are taken now, by selling type. Before the server has responded, the branch's own weekly hours say so. The
 * first paint is then right already, and nothing moves when the response arrives.
 */
export function useOpenStates(): OpenStates {
  const minute = useNow(MINUTE / 4, MINUTE);
  const { isLoaded, open } = useShop((state) => ({ isLoaded: state.status === 'fetched', open: state.open }));
  const { hours, business } = useBusiness((state) => ({
    hours: state.branch?.hours,
    business: state.business,
  }));
  return useMemo(() => {
    const weekly = isLoaded ? null : hours;
    const expected = weekly && business && openStateOf(weekly, minute, business.timezone);
    if (!expected) return open;
    const isAlwaysOpen = business.selling.delivery?.shipping;
    return { delivery: isAlwaysOpen ? open.delivery : expected, car_pickup: expected, dine_in: expected };
  }, [isLoaded, open, hours, business, minute]);
}

/** Whether orders of a selling type are taken now. */
export const useOpenState = (type: SellingType): OpenState => useOpenStates()[type];

/** "Open until 23:00", "Closed · opens in 25 minutes", "Closed · opens 07:00"; with the day when that is not the next one. */
export function useOpenText(): (state: OpenState) => string {
  const { t } = useTranslation();
  const { time, dateTime } = useFormat();
  const clock = useClock();
  const { locale } = useLocale();
  const inMinutes = (ms: number) =>
    new (intlOf(locale).RelativeTimeFormat)(tagsOf(locale)).format(
      Math.max(1, Math.ceil(ms / MINUTE)),
      'minute',
    );
  return ({ open, opensAt, closesAt }) => {
    if (open) return closesAt ? t('time.openUntil', { time: time(closesAt) }) : t('time.open');
    if (!opensAt) return t('time.closed');
    const away = opensAt - clock();
    return t('time.closedOpensAt', {
      time: away <= NEAR_MS ? inMinutes(away) : away < SOON_MS ? time(opensAt) : dateTime(opensAt),
    });
  };
}
