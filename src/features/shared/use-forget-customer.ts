import { NO_CAR } from '../../domain/order/car.ts';
import { useCart } from '../../stores/context.tsx';
import { useDelivery } from '../../stores/use-delivery.ts';
import { useOrders } from '../../stores/use-orders.ts';
import { useReservation } from '../../stores/use-reservation.ts';
import { useReservationList } from '../../stores/use-reservation-list.ts';

const NOBODY = { name: '', phone: '', dialCode: '', car: NO_CAR };

/** Takes off this device who ordered or reserved here, what, and where it was brought. The cart stays. */
export function useForgetCustomer(): () => void {
  const setDetails = useCart((state) => state.setDetails);
  const forgetOrders = useOrders((state) => state.forget);
  const forgetPlaces = useDelivery((state) => state.forget);
  const forgetReservations = useReservationList((state) => state.forget);
  const forgetDraft = useReservation((state) => state.forget);
  return () => {
    setDetails(NOBODY);
    forgetOrders();
    forgetPlaces();
    forgetReservations();
    forgetDraft();
  };
}
