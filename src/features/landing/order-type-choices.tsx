import { useTranslation } from 'react-i18next';
import { BusinessContact } from '../../components/branches/business-contact.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import type { OpenStates } from '../../components/schedule/use-open-state.ts';
import { useOpenStateFormatter } from '../../components/schedule/use-open-state.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Business } from '../../domain/business/business-types.ts';
import {
  getEnabledTypes,
  getOrderTypeNameKey,
  isOrderable,
  isTypeOfferedAt,
} from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { ReserveType } from '../../domain/reservation/reserve-type.ts';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { medium } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { bike, calendar, car, dineIn } from '../../ui/icons/icon-paths-ordering.ts';
import type { LandingLayout } from '../../ui/layout/landing-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const ICON_BY_ORDER_TYPE: Readonly<Record<OrderType, string>> = {
  delivery: bike,
  car_pickup: car,
  dine_in: dineIn,
};

const Choices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  variants: {
    layout: {
      cover: { [medium]: { gridTemplateColumns: `repeat(auto-fit, minmax(${scaleWithText(280)}, 1fr))` } },
      split: {},
      list: {},
    },
  },
});

export interface OrderTypeChoicesProps {
  business: Business;
  layout: LandingLayout;
  openStates: OpenStates;
}

/** Links to the menu of each order type and to the reservation pages. Shows the contact when the business takes no orders. */
export function OrderTypeChoices({ business, layout, openStates }: OrderTypeChoicesProps) {
  const { t } = useTranslation();
  const formatOpenState = useOpenStateFormatter();
  const typeNames = useOrderTypeNames();
  const { hasOwnLabel, reservationTitle } = useTableWording();
  const branchId = useBusiness((state) => state.branchId);
  const { referenceId, reservation } = business;
  const types = getEnabledTypes(business);
  const reservationKinds = reservation?.enabled ? reservation.kinds : [];
  const getReservationKindTitle = (kind: ReserveType) =>
    kind === 'reserv_service' ? t('reservation.title.service') : reservationTitle;
  const getReservationTitle = (kind: ReserveType) =>
    reservationKinds.length > 1 ? getReservationKindTitle(kind) : t('sellingType.reservation');
  const getHint = (type: OrderType): string => {
    if (!isOrderable(business, type)) return t('sellingTypeHint.viewOnly');
    const nameKey = getOrderTypeNameKey(business, type);
    return t(`sellingTypeHint.${nameKey === 'dine_in' && hasOwnLabel ? 'product_service' : nameKey}`);
  };
  const getText = (type: OrderType): string =>
    isTypeOfferedAt(business, type, branchId)
      ? `${getHint(type)} · ${formatOpenState(openStates[type])}`
      : t('notice.noPickupHere');
  if (!types.length && !reservation?.enabled)
    return (
      <StatePanel
        icon={clock}
        tone="warn"
        title={t('landing.noOrders')}
        text={t('landing.noOrdersText')}
        action={<BusinessContact business={business} />}
      />
    );
  return (
    <Stack as="section" gap="3" aria-label={t('landing.title')}>
      <Heading>{t('landing.title')}</Heading>
      <Choices layout={layout}>
        {types.map((type) => (
          <LinkCard
            key={type}
            icon={ICON_BY_ORDER_TYPE[type]}
            title={typeNames[type]}
            text={getText(type)}
            to={paths.menu({ referenceId, type })}
          />
        ))}
        {reservationKinds.map((kind) => (
          <LinkCard
            key={kind}
            icon={calendar}
            title={getReservationTitle(kind)}
            {...(getReservationTitle(kind) !== getReservationKindTitle(kind) && {
              text: getReservationKindTitle(kind),
            })}
            to={paths.reservation({ referenceId, reserveType: kind })}
          />
        ))}
      </Choices>
    </Stack>
  );
}
