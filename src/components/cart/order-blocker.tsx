import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getSellingSettings, isOrderable, isTypeOfferedAt } from '../../domain/business/selling.ts';
import { computeMinimumProgress } from '../../domain/pricing/minimum-order.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { getCartMinimum } from '../../stores/cart/cart-selectors.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useOrderTypeNames } from '../layout/use-order-type-names.ts';
import { usePathParams } from '../layout/use-path-params.ts';
import { useShortDateTimeFormatter } from '../schedule/time-text.ts';
import { useOpenState } from '../schedule/use-open-state.ts';

export interface OrderBlocker {
  /**
   * `off`: the business has switched off the chosen order type. `type`: the business or the cart's branch takes no orders
   * of that type. `problems`: some lines cannot be ordered. `time`: the customer has not chosen a time.
   */
  readonly kind: 'off' | 'problems' | 'type' | 'closed' | 'time' | 'minimum';
  readonly text: ReactNode;
  /** How much of the minimum order is reached, from 0 to 1 and as text. */
  readonly progress?: { readonly share: number; readonly label: string; readonly text: ReactNode };
}

/** Why the cart cannot be ordered for its chosen time; null if nothing blocks the order (spec, section 4). */
export function useOrderBlocker(): OrderBlocker | null {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const format = useFormat();
  const formatDateTime = useShortDateTimeFormatter();
  const business = useBusiness((state) => state.business);
  const { cart, delivery, bill } = useCart((state) => ({
    cart: state.cart,
    delivery: state.delivery,
    bill: state.bill,
  }));
  const typeNames = useOrderTypeNames();
  const type = cart.orderType;
  const { opensAt } = useOpenState(type);
  const schedule = useSchedule(({ type: scheduleType, slot, days }) => ({
    scheduleType,
    slot,
    hasNoDays: !days.length,
  }));
  if (!business || !bill) return null;
  const settings = getSellingSettings(business, type);
  if (!settings?.enabled)
    return { kind: 'off', text: t('notice.typeSwitchedOff', { type: typeNames[type] }) };
  if (bill.problems.length) return { kind: 'problems', text: t('notice.cartProblems') };
  if (!isOrderable(business, type)) return { kind: 'type', text: t('notice.typeUnavailable') };
  if (!isTypeOfferedAt(business, type, cart.branchId))
    return { kind: 'type', text: t('notice.noPickupHere') };
  if (!schedule.scheduleType) {
    const text = opensAt ? t('cart.closedUntil', { when: formatDateTime(opensAt) }) : t('notice.shopClosed');
    return { kind: 'closed', text };
  }
  if (schedule.scheduleType === 'later' && !schedule.slot)
    return { kind: 'time', text: t(schedule.hasNoDays ? 'schedule.none' : 'notice.timeMissing') };
  const minimum = getCartMinimum({ cart, delivery }, business);
  const { missingAmount, share } = computeMinimumProgress(bill.subtotal, minimum);
  if (!missingAmount.minor) return null;
  if (business.hidesPrices) return { kind: 'minimum', text: t('notice.minimumOrder') };
  return {
    kind: 'minimum',
    text: renderSentence('cart.minimumLeft', { amount: format.formatMoney(missingAmount) }),
    progress: {
      share,
      label: t('cart.minimumLeft', { amount: format.formatMoney(missingAmount) }),
      text: renderSentence('cart.minimumProgress', {
        amount: format.formatMoney(bill.subtotal),
        minimum: format.formatMoney(minimum),
      }),
    },
  };
}

const BLOCKER_ICONS: Readonly<Record<OrderBlocker['kind'], string>> = {
  off: alert,
  problems: alert,
  type: alert,
  closed: clock,
  time: clock,
  minimum: info,
};

/** Shows why the cart cannot be ordered, and how much of the minimum order is reached. */
export function BlockerNotice({ blocker }: { blocker: OrderBlocker }) {
  const { kind, text, progress } = blocker;
  return (
    <Notice icon={BLOCKER_ICONS[kind]} tone={kind === 'minimum' ? 'brand' : 'warn'}>
      <Stack gap="2">
        {text}
        {(kind === 'off' || kind === 'type') && <OrderTypesLink />}
        {progress && (
          <Stack gap="1">
            <ProgressBar value={progress.share} label={progress.label} />
            <Text size="s" tone="mute">
              {progress.text}
            </Text>
          </Stack>
        )}
      </Stack>
    </Notice>
  );
}

/** Opens the landing page, where the customer can choose another order type. */
export function OrderTypesLink() {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  return (
    <div>
      <Link to={paths.landing({ referenceId })} className={getButtonClass({ variant: 'secondary' })}>
        {t('landing.title')}
      </Link>
    </div>
  );
}
