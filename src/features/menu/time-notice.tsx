import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import type { OpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import {
  getEnabledTypes,
  getSellingSettings,
  isOrderable,
  isTypeOfferedAt,
} from '../../domain/business/selling.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { TextButton } from './text-button.ts';

const OrderLaterButton = createLazyComponent(() =>
  import('../../components/schedule/order-later-button.tsx').then((module) => module.OrderLaterButton),
);
const OrderLaterBox = styled('div', { paddingBlockStart: '$2' });

/** True when the business takes only scheduled orders of this type. */
export const isScheduledOnly = (business: Business, type: OrderType): boolean => {
  const scheduled = getSellingSettings(business, type)?.scheduled;
  return !!scheduled?.on && scheduled.onlyScheduled;
};

/** Whether the branch takes scheduled orders of this type. A branch that will not open again has no slots. */
function acceptsScheduledOrders(business: Business, type: OrderType, openStates: OpenStates): boolean {
  const { open, opensAt } = openStates[type];
  return !!getSellingSettings(business, type)?.scheduled?.on && (open || opensAt !== null);
}

export interface TimeNoticeProps {
  business: Business;
  type: OrderType;
  openStates: OpenStates;
  onSwitch: (type: OrderType) => void;
}

/**
 * Says why the customer cannot order now for this order type, or that only scheduled orders are possible. Offers the
 * next action.
 */
export function TimeNotice({ business, type, openStates, onSwitch }: TimeNoticeProps) {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const [wasTimePickerRequested, setTimePickerRequested] = useState(false);
  const chooseBranch = useContext(BranchChooserContext);
  const branchId = useBusiness((state) => state.branchId);
  const { open } = openStates[type];
  const switchableTypes = getEnabledTypes(business).filter(
    (other) =>
      isOrderable(business, other) &&
      isTypeOfferedAt(business, other, branchId) &&
      // Offer a closed order type only if it takes orders for later.
      (openStates[other].open || acceptsScheduledOrders(business, other, openStates)),
  );
  if (!isOrderable(business, type)) return <Notice icon={info}>{t('menu.viewOnly')}</Notice>;
  if (!isTypeOfferedAt(business, type, branchId))
    return (
      <Notice icon={info} tone="warn" announce>
        {t('notice.noPickupHere')}
        <TextButton type="button" onClick={chooseBranch}>
          {t('branches.choose')}
        </TextButton>
        {switchableTypes.map((other) => (
          <TextButton key={other} type="button" onClick={() => onSwitch(other)}>
            {t('menu.switchTo', { type: typeNames[other] })}
          </TextButton>
        ))}
      </Notice>
    );
  const canSchedule = acceptsScheduledOrders(business, type, openStates);
  const openType = switchableTypes.find((other) => openStates[other].open);
  if (open && !isScheduledOnly(business, type)) return null;
  return (
    <Notice icon={clock} tone={open ? 'brand' : 'warn'} announce>
      {t(open ? 'schedule.onlyLater' : canSchedule ? 'schedule.closedLater' : 'menu.closedNotice')}
      {canSchedule && (
        <OrderLaterBox>
          <OrderLaterButton
            defaultOpen={wasTimePickerRequested}
            fallback={
              <Button variant="secondary" onClick={() => setTimePickerRequested(true)}>
                {t('schedule.orderLater')}
              </Button>
            }
          />
        </OrderLaterBox>
      )}
      {!open && openType && (
        <TextButton type="button" onClick={() => onSwitch(openType)}>
          {t('menu.switchTo', { type: typeNames[openType] })}
        </TextButton>
      )}
    </Notice>
  );
}
