import { useBusiness, useCart } from '../../stores/context.tsx';
import { settingsOf } from '../../stores/selling.ts';
import { PlaceRoom } from '../../ui/place-room.ts';
import { Alert } from '../shared/form/alert.tsx';
import { OrderTime } from '../shared/schedule/order-time.tsx';
import { TimeNews } from '../shared/schedule/time-news.tsx';

/** When the order is for, where one can choose, and what became of the time that was chosen. */
export function CartTime() {
  const business = useBusiness((state) => state.business);
  const { type, count } = useCart(({ cart, count }) => ({ type: cart.sellingType, count }));
  if (!business || !count || !settingsOf(business, type)?.scheduled_orders?.on) return null;
  return (
    <div>
      <Alert role="status">
        <TimeNews />
      </Alert>
      <PlaceRoom>
        <OrderTime />
      </PlaceRoom>
    </div>
  );
}
