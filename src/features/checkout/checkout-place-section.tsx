import { useTranslation } from 'react-i18next';
import { OrderDestination } from '../../components/delivery/order-destination.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { car, dineIn } from '../../ui/icons/icon-paths-ordering.ts';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { TableForm } from './use-table-form.ts';

const DeliveryPlace = createLazyComponent(() =>
  import('./delivery-place.tsx').then((module) => module.DeliveryPlace),
);

/** How and where the customer receives the order. */
export function CheckoutPlaceSection({ tableForm }: { tableForm: TableForm }) {
  const type = useCart(({ cart }) => cart.orderType);
  return type === 'delivery' ? <DeliveryPlace /> : <BranchPlaceSection type={type} tableForm={tableForm} />;
}

const ICON_BY_ORDER_TYPE = { car_pickup: car, dine_in: dineIn };
type BranchOrderType = keyof typeof ICON_BY_ORDER_TYPE;

export interface BranchPlaceProps {
  type: BranchOrderType;
  branch: Branch | null;
  tableName: LocalizedText | null;
}

/** The branch and table where the customer receives the order. */
export function BranchPlace({ type, branch, tableName }: BranchPlaceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const typeNames = useOrderTypeNames();
  const tableWording = useTableWording();
  const defaultName = useBusiness(({ business }) => business?.defaultBranchName);
  const name = localize(branch?.name ?? defaultName ?? {});
  return (
    <Row gap="3">
      <Icon path={ICON_BY_ORDER_TYPE[type]} />
      <div>
        <Text strong>
          {type === 'car_pickup'
            ? t('checkout.pickupFrom', { branch: name })
            : t('checkout.typeAt', { type: typeNames[type], branch: name })}
        </Text>
        {tableName && <Text>{tableWording.addLabel(tableName)}</Text>}
        {branch?.address && <Text tone="mute">{localize(branch.address)}</Text>}
      </div>
    </Row>
  );
}

function BranchPlaceSection({ type, tableForm }: { type: BranchOrderType; tableForm: TableForm }) {
  const { t } = useTranslation();
  const branch = useBusiness((state) => state.branch);
  const table = useCart((state) => (state.cart.orderType === 'dine_in' ? state.table : null));
  return (
    <FormSection title={t('checkout.typeAndLocation')}>
      {/* If the branch lists no tables, a table from a link or the host page has a name but no id. Show that name here. */}
      <BranchPlace type={type} branch={branch} tableName={table?.id === null ? table.name : null} />
      <div ref={tableForm.containerRef}>
        <OrderDestination type={type} />
        {tableForm.problem && (
          <Row gap="1" css={{ color: '$danger', paddingBlockStart: '$1' }}>
            <Icon path={alert} size={16} />
            <Text tone="danger">{tableForm.problem}</Text>
          </Row>
        )}
      </div>
    </FormSection>
  );
}
