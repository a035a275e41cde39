import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useReservationList } from '../../stores/reservation/reservation-list-store.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useCart } from '../../stores/stores-context.tsx';

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
