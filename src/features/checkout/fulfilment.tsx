import { useLocale, useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart, useShop } from '../../stores/context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { car, dineIn } from '../../ui/icon-paths-ways.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Section } from '../shared/form/section.tsx';
import { OrderPlace } from '../shared/order-place.tsx';
import { useClockText } from '../shared/use-clock-text.ts';
import { useNow } from '../shared/use-now.ts';
import { usePromise } from '../shared/use-promise.ts';
import { useTableWords } from '../shared/use-table-words.ts';
import { useTypeName } from '../shared/use-type-name.ts';
import { zoneName } from '../shared/zone-name.ts';

const DeliveryPlace = latePart(() => import('./delivery-place.tsx').then((late) => late.DeliveryPlace));

/** How the order is handed over, and where. */
export function HowAndWhere() {
  const type = useCart(({ cart }) => cart.sellingType);
  return type === 'delivery' ? <DeliveryPlace /> : <AtBranch type={type} />;
}

const ICONS = { car_pickup: car, dine_in: dineIn };

function AtBranch({ type }: { type: keyof typeof ICONS }) {
  const t = useT();
  const text = useText();
  const typeName = useTypeName();
  const { business, branch } = useBusiness((state) => ({ business: state.business, branch: state.branch }));
  const table = useCart((state) => (state.cart.sellingType === 'dine_in' ? state.table : null));
  const words = useTableWords();
  const name = text(branch?.name ?? business?.branch_name ?? {});
  return (
    <Section title={t('checkout.how')}>
      <Row gap="3">
        <Icon of={ICONS[type]} />
        <div>
          <Text strong>
            {type === 'car_pickup'
              ? t('checkout.pickupFrom', { branch: name })
              : t('checkout.typeAt', { type: typeName(type), branch: name })}
          </Text>
          {table?.id === null && <Text>{words.named(table.name)}</Text>}
          {branch?.address && <Text tone="mute">{text(branch.address)}</Text>}
        </div>
      </Row>
      <OrderPlace type={type} />
    </Section>
  );
}

/** When it will be ready, in the business's own time. */
export function When() {
  const t = useT();
  const clockText = useClockText();
  const { locale } = useLocale();
  const now = useNow(30_000);
  const { isDelivery, isShipped } = useCart(({ cart, delivery }) => ({
    isDelivery: cart.sellingType === 'delivery',
    isShipped: cart.sellingType === 'delivery' && delivery?.minutes === null,
  }));
  const promised = usePromise(now);
  const timeZone = useShop((state) => state.timezone);
  const zone = zoneName(timeZone, locale, now);
  return (
    <Section title={t('checkout.when')}>
      <Row gap="3">
        <Icon of={clock} />
        <div>
          <Text strong>{t('checkout.asap')}</Text>
          {isShipped ? (
            <Text tone="mute">{t('delivery.shippedBy')}</Text>
          ) : (
            promised !== null && (
              <Text tone="mute">
                {t(isDelivery ? 'delivery.arrives' : 'checkout.aboutTime', { time: clockText(promised) })}
              </Text>
            )
          )}
          {zone && (
            <Text tone="mute" size="s">
              {t('time.zone', { zone })}
            </Text>
          )}
        </div>
      </Row>
    </Section>
  );
}
