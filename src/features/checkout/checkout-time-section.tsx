import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { OrderTime } from '../../components/schedule/order-time.tsx';
import { ScheduleNotice } from '../../components/schedule/schedule-notice.tsx';
import { useShortDateTimeFormatter, useTimeZoneText } from '../../components/schedule/time-text.ts';
import { useFreshSchedule } from '../../components/schedule/use-fresh-schedule.ts';
import { useLastOrdersText } from '../../components/schedule/use-last-orders-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { usePromisedTime } from '../../components/schedule/use-promised-time.ts';
import { useRushText } from '../../components/schedule/use-rush-text.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useSlotHold } from '../../stores/schedule/slot-hold-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SlotHoldStatus } from './slot-hold-status.tsx';

/** Expected time of an immediate order, as text. Null while it is unknown. */
function useExpectedTime(): string | null {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const promisedTime = usePromisedTime(useNow(30_000));
  const { isDelivery, isShippingOrder } = useCart(({ cart, delivery }) => ({
    isDelivery: cart.orderType === 'delivery',
    isShippingOrder: cart.orderType === 'delivery' && delivery?.minutes === null,
  }));
  if (isShippingOrder) return t('delivery.shippedBy');
  if (promisedTime === null) return null;
  return t(isDelivery ? 'delivery.arrives' : 'checkout.aboutTime', { time: formatDateTime(promisedTime) });
}

export interface CheckoutTimeSectionProps {
  /** True while an order that was sent has no response. */
  disabled: boolean;
  /** True when the server refused the time. The notice above the order button then explains the refusal. */
  isRefused: boolean;
}

/**
 * The time of the order: as soon as possible, or in a chosen slot. If the slot has limited places, the customer's place is
 * held during the checkout.
 */
export function CheckoutTimeSection({ disabled, isRefused }: CheckoutTimeSectionProps) {
  const { t } = useTranslation();
  const zoneText = useTimeZoneText();
  const expectedTime = useExpectedTime();
  const { type, slot, canSchedule } = useSchedule((state) => state);
  const slotRefusal = useSlotHold((state) => state.refusal);
  const formatSlot = useSlotFormatter();
  const isImmediate = type === 'now';
  const rushText = useRushText();
  const lastOrdersText = useLastOrdersText();
  useFreshSchedule();
  return (
    <FormSection title={t('checkout.when')}>
      <div>
        <Alert role="status">{!disabled && !isRefused && <ScheduleNotice refusal={slotRefusal} />}</Alert>
        <Stack gap="3">
          {canSchedule && !disabled ? (
            <OrderTime
              {...(isImmediate &&
                expectedTime !== null && { detail: t('schedule.orLater', { about: expectedTime }) })}
            />
          ) : (
            <Row gap="3">
              <Icon path={clock} />
              <div>
                <Text strong>{slot ? formatSlot.formatDayAndTime(slot) : t('checkout.asap')}</Text>
                {!slot && expectedTime && <Text tone="mute">{expectedTime}</Text>}
              </div>
            </Row>
          )}
          {isImmediate && lastOrdersText && (
            <Text size="s" role="status">
              {lastOrdersText}
            </Text>
          )}
          {rushText && (
            <Text size="s" role="status">
              {rushText}
            </Text>
          )}
          {!isImmediate && <SlotHoldStatus />}
          {zoneText && (
            <Text tone="mute" size="s">
              {zoneText}
            </Text>
          )}
        </Stack>
      </div>
    </FormSection>
  );
}
