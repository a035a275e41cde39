import type { Business, TrackingPixel } from '../../domain/business/business-types.ts';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { ApiError } from '../client/api-errors.ts';
import { type RestaurantResponse, restaurantCall } from '../contract/business-contract.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { toBusiness } from './map-business.ts';
import type { Report } from './map-common.ts';
import { type BranchMenu, toBranchMenu } from './map-menu.ts';

/** The mapped response of the restaurant call. */
export interface Restaurant {
  readonly business: Business;
  /** The menu of the business's default branch. */
  readonly menu: BranchMenu;
  /** The business's message to customers, shown above the menu. */
  readonly message: LocalizedText | null;
  readonly showsSubcategories: boolean;
  readonly pixels: readonly TrackingPixel[];
  /** Where the business has moved: another reference id, or the URL of a site. */
  readonly movedTo: string | null;
  /** The theme that is shown; null for the business's own theme. Undefined if the response does not name a theme. */
  readonly themeId: string | null | undefined;
}

function toRestaurant(wire: RestaurantResponse, apiOrigin: string, report: Report): Restaurant {
  const business = toBusiness(wire.restaurant, apiOrigin, report);
  return {
    business,
    menu: toBranchMenu(wire, business.currency, report),
    message: wire.message ?? null,
    showsSubcategories: wire.showStandardSubCats,
    pixels: wire.pixels.map(({ type, id, endpoint = null }) => ({ type, id, endpoint })),
    movedTo: wire.redirect || wire.url || null,
    themeId: wire.theme_id,
  };
}

/**
 * Maps the body of the restaurant call. Omits and reports bad optional parts. Throws and reports an ApiError. Its kind
 * is `unavailable` for a 5xx, and `refused` if the server refuses or sends no restaurant. Both have the server's
 * message. Its kind is `invalid` if a required part is bad.
 */
export function readRestaurant(status: number, body: unknown, apiOrigin: string, report: Report): Restaurant {
  const reportError = (error: ApiError): ApiError => {
    report(error, 'restaurant');
    return error;
  };
  const fields = Object(body) as Record<string, unknown>;
  if (status >= 400 || fields.error === 1 || !fields.restaurant)
    throw reportError(
      new ApiError(status >= 500 ? 'unavailable' : 'refused', 'restaurant', { status, body }),
    );
  try {
    const wire = parseLenient(restaurantCall.lenient, body, (error) => report(error, 'restaurant'));
    return toRestaurant(wire, apiOrigin, report);
  } catch (cause) {
    throw reportError(new ApiError('invalid', 'restaurant', { status, cause }));
  }
}
