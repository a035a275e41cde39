import type { Tax } from '../../domain/menu/menu-types.ts';
import { type Currency, currencyOf } from '../../domain/money/money.ts';
import { ApiError } from '../client/api-errors.ts';
import { type RestaurantResponse, restaurantCall, type WireBusiness } from '../contract/business-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { toTax } from './map-common.ts';

/** The business's currency: ISO 4217's digits unless its settings say others (spec, section 9). */
export const toCurrency = (business: WireBusiness): Currency =>
  currencyOf(business.currency, business.currency_digits);

export const toExclusiveTaxes = (business: WireBusiness): Tax[] => business.exclusive_taxes.map(toTax);

/** The restaurant answer, read: what is optional and bad is left out and reported. */
interface Restaurant {
  readonly response: RestaurantResponse;
  readonly currency: Currency;
}

/**
 * Reads the body of the restaurant call. Throws ApiError, reported: kind `refused` (with the server's message, if any)
 * when it says no or sends no restaurant, kind `invalid` when a required part is bad.
 */
export function readRestaurant(
  status: number,
  body: unknown,
  report: (error: unknown, what: string) => void,
): Restaurant {
  const failed = (error: ApiError): ApiError => {
    report(error, 'restaurant');
    return error;
  };
  const said = Object(body) as Record<string, unknown>;
  if (status >= 400 || said.error === 1 || !said.restaurant)
    throw failed(new ApiError(status >= 500 ? 'unavailable' : 'refused', 'restaurant', { status, body }));
  try {
    const response = parseLenient(restaurantCall.lenient, body, (error) => report(error, 'restaurant'));
    return { response, currency: toCurrency(response.restaurant) };
  } catch (cause) {
    throw failed(new ApiError('invalid', 'restaurant', { status, cause }));
  }
}
