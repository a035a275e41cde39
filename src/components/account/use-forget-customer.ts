import { useCallback } from 'react';
import { NO_CAR } from '../../domain/orders/pickup-car.ts';
import { NOT_PREFILLED } from '../../stores/cart/stored-cart.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useReservationList } from '../../stores/reservation/reservation-list-store.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useCart } from '../../stores/stores-context.tsx';

const EMPTY_DETAILS = {
  name: '',
  phone: '',
  dialCode: '',
  prefilled: NOT_PREFILLED,
  car: NO_CAR,
  comment: '',
};

/**
 * Returns a callback that deletes the customer's details, gift, addresses, orders and reservations from this device. It
 * keeps the dishes in the cart.
 */
export function useForgetCustomer(): () => void {
  const setDetails = useCart((state) => state.setDetails);
  const setGift = useCart((state) => state.setGift);
  const forgetOrders = useOrders((state) => state.forget);
  const forgetAddresses = useDelivery((state) => state.forget);
  const forgetReservations = useReservationList((state) => state.forget);
  const forgetReservationDraft = useReservation((state) => state.clear);
  return useCallback(() => {
    setDetails(EMPTY_DETAILS);
    setGift(null);
    forgetOrders();
    forgetAddresses();
    forgetReservations();
    forgetReservationDraft();
  }, [setDetails, setGift, forgetOrders, forgetAddresses, forgetReservations, forgetReservationDraft]);
}
