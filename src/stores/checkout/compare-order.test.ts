import { describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../api/contract/order-request-contract.ts';
import { toWireAddress } from '../../api/mappers/map-address.ts';
import { describeCart } from '../../domain/cart/cart.ts';
import type { Address } from '../../domain/delivery/delivery-types.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import type { CartState } from '../cart/cart-state.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';
import { hasOrderChanged, toOrderedContent } from './compare-order.ts';

const buildSlot = (hour: number) => ({
  date: '2026-11-20',
  from: Date.UTC(2026, 10, 20, hour),
  to: Date.UTC(2026, 10, 20, hour, 15),
});
const NOON = new Date(buildSlot(12).from).toISOString();

const buildAddressIn = (street: string): Address => ({
  type: 'house',
  fields: { street },
  place: null,
  contactName: '',
  contactPhone: '',
  contactDialCode: '',
});
const buildDeliveryTo = (street: string) => ({
  delivery: {
    areaId: 'a-1',
    formType: 'residency',
    address: buildAddressIn(street),
  } as CartState['delivery'],
});
/** An address as read from storage, where its fields are in a different sequence. */
const buildStoredAddress = (street: string): OrderRequest['address'] => {
  const {
    street: sentStreet,
    type,
    ...otherFields
  } = toWireAddress(buildAddressIn(street), 'residency', 'a-1');
  return { ...otherFields, type, ...(sentStreet && { street: sentStreet }) };
};
const buildTable = (id: string) => ({ table: { id, name: { en: id } } });

interface Case {
  readonly orderType?: OrderType;
  readonly request?: Partial<OrderRequest>;
  readonly changes: Partial<CartState>;
}

/** Whether a cart of two lattes counts as another order after `changes`. */
function isAnotherOrder({ orderType = 'car_pickup', request, changes }: Case): boolean {
  const { cart } = createTestStores();
  cart.setState({ cart: { branchId: 'demo~one', orderType, lines: [] } });
  cart.getState().add(buildItemChoice('latte', 2));
  const content = toOrderedContent((request ?? {}) as OrderRequest, describeCart(cart.getState().cart));
  cart.setState(changes);
  return hasOrderChanged(cart.getState(), content);
}

describe('a cart compared with the order that was sent from it', () => {
  it.each<[string, Case]>([
    [
      'the customer has chosen another time',
      {
        request: { scheduled_at: NOON },
        changes: { orderTime: 'scheduled', selectedScheduleSlot: buildSlot(13) },
      },
    ],
    [
      'the customer has chosen a time for an immediate order',
      { changes: { orderTime: 'scheduled', selectedScheduleSlot: buildSlot(13) } },
    ],
    [
      'the delivery goes to another address',
      {
        orderType: 'delivery',
        request: { address: buildStoredAddress('Main') },
        changes: buildDeliveryTo('Side'),
      },
    ],
    [
      'the customer sits at another table',
      { orderType: 'dine_in', request: { table_id: 't-1' }, changes: buildTable('t-2') },
    ],
    [
      'the customer wants the order as soon as possible instead of later',
      { request: { scheduled_at: NOON }, changes: {} },
    ],
    ['the customer has added a coupon', { changes: { coupon: { code: 'TEN', terms: null } } }],
    ['the customer has removed the coupon', { request: { coupon_code: 'TEN' }, changes: {} }],
    [
      'the customer sits at another table that the branch does not list',
      {
        orderType: 'dine_in',
        request: { notes: 'Table: 5' },
        changes: { table: { id: null, name: { en: '7' } } },
      },
    ],
    [
      'another branch has to prepare the order',
      {
        changes: {
          cart: {
            branchId: 'demo~two',
            orderType: 'car_pickup',
            lines: [{ key: 'k', ...buildItemChoice('latte', 2) }],
          },
        },
      },
    ],
  ])('treats the cart as a different order when %s', (_, testCase) => {
    expect(isAnotherOrder(testCase)).toBe(true);
  });

  it.each<[string, Case]>([
    ['nothing has changed', { changes: {} }],
    [
      'the time is the same',
      {
        request: { scheduled_at: NOON },
        changes: { orderTime: 'scheduled', selectedScheduleSlot: buildSlot(12) },
      },
    ],
    [
      'the app has suggested another time',
      {
        request: { scheduled_at: NOON },
        changes: { orderTime: 'scheduled', selectedScheduleSlot: { ...buildSlot(13), isSuggested: true } },
      },
    ],
    [
      'the stored address is the same',
      {
        orderType: 'delivery',
        request: { address: buildStoredAddress('Main') },
        changes: buildDeliveryTo('Main'),
      },
    ],
    [
      'the address is not loaded yet',
      {
        orderType: 'delivery',
        request: { address: buildStoredAddress('Main') },
        changes: { delivery: null },
      },
    ],
    [
      'a pickup customer changes the stored delivery address',
      { request: {}, changes: buildDeliveryTo('Side') },
    ],
    [
      'the coupon is spelled in other capitals',
      { request: { coupon_code: 'ten' }, changes: { coupon: { code: 'TEN', terms: null } } },
    ],
    ['the tables are not loaded yet', { orderType: 'dine_in', request: { table_id: 't-1' }, changes: {} }],
    [
      'the cart is empty',
      { changes: { cart: { branchId: 'demo~two', orderType: 'car_pickup', lines: [] } } },
    ],
  ])('treats the cart as the same order when %s', (_, testCase) => {
    expect(isAnotherOrder(testCase)).toBe(false);
  });

  it('treats any cart as the same order if an older version stored the order without its content', () => {
    const { cart } = createTestStores();
    cart.getState().add(buildItemChoice('latte', 2));
    expect(hasOrderChanged(cart.getState(), null)).toBe(false);
  });
});
