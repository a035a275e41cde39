import type { Business, SellingSettings } from '../../domain/business/business-types.ts';
import type { Tax } from '../../domain/menu/menu-types.ts';
import {
  type Currency,
  createCurrency,
  createZero,
  type Money,
  parseMoney,
} from '../../domain/money/money.ts';
import type { PaymentSteps } from '../../domain/payment/payment-steps.ts';
import { getLeadMinutes } from '../../domain/schedule/lead-minutes.ts';
import type { WireBusiness } from '../contract/business-contract.ts';
import { toTax } from './map-common.ts';

/** The business's currency, with ISO 4217's decimals unless its settings override them (spec, section 9). */
export const toCurrency = ({
  currency,
  currency_digits,
}: Pick<WireBusiness, 'currency' | 'currency_digits'>): Currency => createCurrency(currency, currency_digits);

/** The taxes that the business adds to its prices. */
export const toExclusiveTaxes = (business: Pick<WireBusiness, 'exclusive_taxes'>): Tax[] =>
  business.exclusive_taxes.map(toTax);

/** Zero for an amount with too many decimals. The backend checks every order with its own amounts anyway. */
function toAmount(amount: number, currency: Currency): Money {
  try {
    return parseMoney(amount, currency);
  } catch {
    return createZero(currency);
  }
}

/** The rounding steps of payments. */
export const toPaymentSteps = (
  wire: Pick<WireBusiness, 'cash_rounding' | 'online_step' | 'online_rounding'>,
  currency: Currency,
): PaymentSteps => ({
  cashStep: wire.cash_rounding ? toAmount(wire.cash_rounding, currency) : null,
  onlineStep: wire.online_step ? toAmount(wire.online_step, currency) : null,
  roundsOnline: wire.online_rounding,
});

type WireSelling = Pick<
  NonNullable<WireBusiness['checkoutDineIn']>,
  'enabled' | 'min_order' | 'fees' | 'scheduled_orders' | 'tips'
>;

const toSelling = (wire: WireSelling, currency: Currency): SellingSettings => ({
  enabled: wire.enabled,
  minOrder: toAmount(wire.min_order, currency),
  fees: wire.fees.map(({ amount, below, taxes, ...fee }) => ({
    ...fee,
    amount: toAmount(amount, currency),
    below: below == null ? null : toAmount(below, currency),
    taxes: taxes.map(toTax),
  })),
  tips: wire.tips
    ? {
        percents: wire.tips.percents.map(String),
        amounts: wire.tips.amounts.map((amount) => toAmount(amount, currency)),
        allowsOtherAmounts: wire.tips.custom,
      }
    : null,
  scheduled: wire.scheduled_orders
    ? {
        on: wire.scheduled_orders.on,
        onlyScheduled: wire.scheduled_orders.only_schedule,
        leadMinutes: getLeadMinutes(wire.scheduled_orders.min_advance),
      }
    : null,
});

/** The settings of each order type. */
export function toSellingTypes(
  wire: Pick<WireBusiness, 'checkoutDelivery' | 'checkoutCarPickup' | 'checkoutDineIn'>,
  currency: Currency,
): Business['selling'] {
  const { checkoutDelivery: delivery, checkoutCarPickup: pickup, checkoutDineIn: dineIn } = wire;
  return {
    delivery: delivery
      ? {
          ...toSelling(delivery, currency),
          shipsAbroad: delivery.shipping,
          freeFrom: delivery.free_from == null ? null : toAmount(delivery.free_from, currency),
          feeTaxes: delivery.fee_taxes === 'goods' ? 'goods' : delivery.fee_taxes.map(toTax),
          cash: delivery.cash,
          credit: delivery.credit,
        }
      : null,
    car_pickup: pickup
      ? { ...toSelling(pickup, currency), asksForCar: pickup.showCarInfo, branches: pickup.branches ?? null }
      : null,
    dine_in: dineIn ? { ...toSelling(dineIn, currency), hasCart: dineIn.cart } : null,
  };
}
