import { useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart } from '../../stores/context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { car, dineIn } from '../../ui/icon-paths-ways.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Section } from '../shared/form/section.tsx';
import { useTypeName } from '../shared/use-type-name.ts';

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
  const table = useCart(({ cart, details }) => (cart.sellingType === 'dine_in' ? details.table : ''));
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
          {table && <Text>{t('checkout.table', { table })}</Text>}
          {branch?.address && <Text tone="mute">{text(branch.address)}</Text>}
        </div>
      </Row>
    </Section>
  );
}
