import { useFormat, useT } from '../../i18n/context.tsx';
import { useCart } from '../../stores/context.tsx';
import { useSchedule } from '../../stores/use-schedule.ts';
import { useSlotHold } from '../../stores/use-slot-hold.ts';
import { Icon } from '../../ui/icon.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { Row, Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Alert } from '../shared/form/alert.tsx';
import { Section } from '../shared/form/section.tsx';
import { OrderTime } from '../shared/schedule/order-time.tsx';
import { TimeNews } from '../shared/schedule/time-news.tsx';
import { useSlotText } from '../shared/schedule/use-slot-text.ts';
import { useZoneText } from '../shared/schedule/use-zone-text.ts';
import { useNow } from '../shared/use-now.ts';
import { Hold } from './hold.tsx';
import { preparationMinutes } from './preparation-minutes.ts';

/** When an order for now is expected, in the business's own time; null while nobody knows. */
function useExpected(): string | null {
  const t = useT();
  const { time } = useFormat();
  const now = useNow(30_000);
  const { bill, delivery } = useCart((state) => ({
    bill: state.bill,
    delivery: state.cart.sellingType === 'delivery' ? state.delivery : null,
  }));
  const inMinutes = (minutes: number) => time(now + minutes * 60_000);
  if (delivery?.minutes === null) return t('delivery.shippedBy');
  if (delivery) return t('delivery.arrives', { time: inMinutes(delivery.minutes) });
  return bill && t('checkout.aboutTime', { time: inMinutes(preparationMinutes(bill)) });
}

/** When the order is for: now, or a time the customer chooses and that is kept meanwhile. */
export function When({ disabled }: { disabled: boolean }) {
  const t = useT();
  const zone = useZoneText();
  const expected = useExpected();
  const { type, slot, canLater } = useSchedule((state) => state);
  const refused = useSlotHold((state) => state.refusal);
  const text = useSlotText();
  const isNow = type === 'now';
  return (
    <Section title={t('checkout.when')}>
      <div>
        <Alert role="status">{!disabled && <TimeNews refused={refused} />}</Alert>
        <Stack gap="3">
          {canLater && !disabled ? (
            <OrderTime
              {...(isNow && expected !== null && { detail: t('schedule.orLater', { about: expected }) })}
            />
          ) : (
            <Row gap="3">
              <Icon of={clock} />
              <div>
                <Text strong>{slot ? text.full(slot) : t('checkout.asap')}</Text>
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
    </Section>
  );
}
