import { Alert } from '../../components/form/alert.tsx';
import { OrderTime } from '../../components/schedule/order-time.tsx';
import { ScheduleNotice } from '../../components/schedule/schedule-notice.tsx';
import { settingsOf } from '../../stores/business/selling.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { PlaceRoom } from '../../ui/layout/place-room.ts';

/** When the order is for, where one can choose, and what became of the time that was chosen. */
export function CartTime() {
  const business = useBusiness((state) => state.business);
  const { type, count } = useCart(({ cart, count }) => ({ type: cart.sellingType, count }));
  if (!business || !count || !settingsOf(business, type)?.scheduled_orders?.on) return null;
  return (
    <div>
      <Alert role="status">
        <ScheduleNotice />
      </Alert>
      <PlaceRoom>
        <OrderTime />
      </PlaceRoom>
    </div>
  );
}
