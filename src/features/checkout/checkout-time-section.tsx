import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { OrderTime } from '../../components/schedule/order-time.tsx';
import { ScheduleNotice } from '../../components/schedule/schedule-notice.tsx';
import { useShortDateTimeFormatter, useZoneText } from '../../components/schedule/time-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { usePromisedTime } from '../../components/schedule/use-promised-time.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { useSchedule } from '../../stores/schedule/schedule-store.ts';
import { useSlotHold } from '../../stores/schedule/slot-hold-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Hold } from './checkout-hold.tsx';

/** When an order for now is expected; null while nobody knows. */
function useExpected(): string | null {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const promised = usePromisedTime(useNow(30_000));
  const { isDelivery, isShipped } = useCart(({ cart, delivery }) => ({
    isDelivery: cart.sellingType === 'delivery',
    isShipped: cart.sellingType === 'delivery' && delivery?.minutes === null,
  }));
  if (isShipped) return t('delivery.shippedBy');
  if (promised === null) return null;
  return t(isDelivery ? 'delivery.arrives' : 'checkout.aboutTime', { time: formatDateTime(promised) });
}

export interface WhenProps {
  /** The order is on its way. */
  disabled: boolean;
  /** The time was refused with the order, which is said at its button. */
  isRefused: boolean;
}

/** When the order is for: now, or a time the customer chooses and that is kept meanwhile. */
export function When({ disabled, isRefused }: WhenProps) {
  const { t } = useTranslation();
  const zone = useZoneText();
  const expected = useExpected();
  const { type, slot, canLater } = useSchedule((state) => state);
  const refused = useSlotHold((state) => state.refusal);
  const text = useSlotFormatter();
  const isNow = type === 'now';
  return (
    <FormSection title={t('checkout.when')}>
      <div>
        <Alert role="status">{!disabled && !isRefused && <ScheduleNotice refused={refused} />}</Alert>
        <Stack gap="3">
          {canLater && !disabled ? (
            <OrderTime
              {...(isNow && expected !== null && { detail: t('schedule.orLater', { about: expected }) })}
            />
          ) : (
            <Row gap="3">
              <Icon of={clock} />
              <div>
                <Text strong>{slot ? text.dayAndTime(slot) : t('checkout.asap')}</Text>
                {!slot && expected && <Text tone="mute">{expected}</Text>}
              </div>
            </Row>
          )}
          {!isNow && <Hold />}
          {zone && (
            <Text tone="mute" size="s">
              {zone}
            </Text>
          )}
        </Stack>
      </div>
    </FormSection>
  );
}
