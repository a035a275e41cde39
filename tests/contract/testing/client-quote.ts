import type { CallInput } from '../../../src/api/contract/call.ts';
import type { calls } from '../../../src/api/contract/contract.ts';
import type { WireCoupon, WireTip } from '../../../src/api/contract/quote-contract.ts';
import { toCoupon } from '../../../src/api/mappers/map-coupon.ts';
import { readMenu } from '../../../src/api/mappers/map-menu.ts';
import { readRestaurant } from '../../../src/api/mappers/map-restaurant.ts';
import { toTip } from '../../../src/api/mappers/map-tip.ts';
import { toOrderLine } from '../../../src/api/mappers/order-lines.ts';
import {
  createAvailabilityEvaluator,
  getPartAvailability,
} from '../../../src/domain/availability/visible-menu.ts';
import { getFeeTerms } from '../../../src/domain/business/selling.ts';
import type { CartLine } from '../../../src/domain/cart/cart-types.ts';
import { createZero, parseMoney } from '../../../src/domain/money/money.ts';
import { getRoundingSteps } from '../../../src/domain/payment/payment-steps.ts';
import { paymentType } from '../../../src/domain/payment/payment-type.ts';
import { priceCart } from '../../../src/domain/pricing/cart-price.ts';
import type { Bill } from '../../../src/domain/pricing/pricing-types.ts';
import { toZonedTime } from '../../../src/domain/schedule/zoned.ts';
import type { Backend } from './backend.ts';

type CalcOrder = CallInput<typeof calls.calcOrder>['body'];

/** The cart of a customer, with its order type and delivery zone. */
export interface ClientCart {
  readonly sellingType: 'car_pickup' | 'delivery';
  readonly zone: string | null;
  readonly couponCode: string | null;
  readonly tip: WireTip | null;
  readonly lines: readonly CartLine[];
}

export interface Client {
  readonly computeBill: (cart: ClientCart, terms: WireCoupon | null) => Bill;
  /** The request to the backend. Its lines carry the prices on screen, which the backend ignores. */
  readonly buildRequest: (cart: ClientCart) => CalcOrder;
}

const throwWireError = (error: unknown, part: string): never => {
  throw new Error(`The response has an invalid part: ${part}`, { cause: error });
};

const toRawLine = ({
  itemId,
  priceLabelId,
  modifiers,
  note,
  count,
}: CartLine): CalcOrder['order_lines'][number] => ({
  item_id: itemId,
  quantity: count,
  price_label_id: priceLabelId,
  modifiers: modifiers.map(({ id }) => id).join(),
  modifiers_details: modifiers.map(({ id, quantity }) => ({ id, quantity })),
  comment: note,
});

/** Computes bills like the widget, without its screens. All data comes from the responses of a backend. */
export async function openClient(backend: Backend, reference: string): Promise<Client> {
  const response = await backend.request(`/api/webapp/v5/restaurant/${reference}`);
  const { business, menu: branchMenu } = readRestaurant(
    response.status,
    await response.json(),
    '',
    throwWireError,
  );
  const { currency, discounts } = branchMenu;
  const menuReader = readMenu(branchMenu.rawMenu, currency, '', throwWireError);
  menuReader.readItems(() => true);
  const branchId = `${reference}~main`;
  const { zones } = await backend.call('zones', { params: { branch_id: branchId }, query: {} });
  const fees = new Map(zones.map(({ id, fees: fee }) => [id, parseMoney(fee, currency)]));
  const now = toZonedTime(backend.clock.now, business.timezone);
  const menu = menuReader.getMenu();
  const evaluators = {
    car_pickup: createAvailabilityEvaluator(menu, { kind: 'car_pickup', now }),
    delivery: createAvailabilityEvaluator(menu, { kind: 'delivery', now }),
  };

  const computeBill: Client['computeBill'] = ({ sellingType, zone, tip, lines }, terms) => {
    return priceCart({
      currency,
      itemType: sellingType,
      branchId,
      lines,
      findItem: menuReader.getItem,
      isServed: (item) => evaluators[sellingType](item) === 'now',
      isPartServed: (part) => getPartAvailability(part, now) === 'now',
      discounts: discounts[sellingType],
      exclusiveTaxes: business.exclusiveTaxes,
      coupon: terms && toCoupon(terms, currency),
      customer: 'guest',
      deliveryFee: fees.get(zone ?? '') ?? createZero(currency),
      ...getFeeTerms(business, sellingType),
      tip: tip && toTip(tip, currency),
      walletBalance: null,
      ...getRoundingSteps(business.paymentSteps, paymentType.cash),
    });
  };
  return {
    computeBill,
    buildRequest(cart) {
      const linesByKey = new Map(
        computeBill(cart, null).lines.map((line) => [line.line.key, toOrderLine(line)]),
      );
      return {
        selling_types: cart.sellingType,
        order_lines: cart.lines.map((line) => linesByKey.get(line.key) ?? toRawLine(line)),
        coupon_code: cart.couponCode,
        tip: cart.tip,
        zone_id: cart.zone,
      };
    },
  };
}
