import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPath } from './match.ts';

const findRouteName = (path: string) => matchPath(path)?.name ?? null;

describe('matchPath', () => {
  // @spec paths/landing, paths/type, paths/type-category-id, paths/type-category-id-item-id, paths/branches
  // @spec paths/feedback, paths/policies, paths/order-order-id, paths/reservation-reserve-type
  // @spec paths/reservation-history, paths/reservation-success-reservation-id, paths/404, paths/root
  it.each([
    ['/', 'root'],
    ['/404', 'notFound'],
    ['/cafe', 'landing'],
    ['/cafe/Branches', 'branches'],
    ['/cafe/Feedback', 'feedback'],
    ['/cafe/Policies', 'policies'],
    ['/cafe/login', 'login'],
    ['/cafe/profile', 'profile'],
    ['/cafe/locations', 'locations'],
    ['/cafe/settings', 'settings'],
    ['/cafe/order/7', 'order'],
    ['/cafe/orders/details', 'orderDetails'],
    ['/cafe/orders/history', 'ordersHistory'],
    ['/cafe/orders/status', 'ordersStatus'],
    ['/cafe/payment/fail', 'paymentFail'],
    ['/cafe/reservation/table', 'reservation'],
    ['/cafe/reservation/history', 'reservationHistory'],
    ['/cafe/reservation/success/7', 'reservationSuccess'],
    ['/cafe/wallet/gold', 'walletPackage'],
    ['/cafe/wallet/history', 'walletHistory'],
    ['/cafe/wallet/home', 'walletHome'],
    ['/cafe/wallet/walletPackage', 'walletPackages'],
    ['/cafe/delivery', 'menu'],
    ['/cafe/delivery/address', 'address'],
    ['/cafe/delivery/cart', 'cart'],
    ['/cafe/delivery/checkout', 'checkout'],
    ['/cafe/delivery/form', 'form'],
    ['/cafe/delivery/map', 'map'],
    ['/cafe/delivery/search', 'search'],
    ['/cafe/delivery/tea', 'category'],
    ['/cafe/delivery/tea/chai', 'item'],
  ])('matches the path %s to the route %s', (path, name) => expect(findRouteName(path)).toBe(name));

  it('reads "branches" as an order type and "Cart" as a category, because reserved path words match only exactly', () => {
    expect(matchPath('/cafe/branches')).toMatchObject({ name: 'menu', params: { type: 'branches' } });
    expect(matchPath('/cafe/delivery/Cart')).toMatchObject({
      name: 'category',
      params: { categoryId: 'Cart' },
    });
  });

  it.each([
    '/cafe/order',
    '/cafe/orders',
    '/cafe/orders/other',
    '/cafe/wallet',
    '/cafe/delivery/cart/x',
    '/404/delivery',
  ])('does not read the reserved word in the path %s as a parameter', (path) =>
    expect(findRouteName(path)).toBeNull(),
  );

  // @spec validation/item-route-requires-item-id
  it.each(['', 'cafe', '/cafe/', '//cafe', '/cafe//tea', '/cafe/%E0%A4%A', '/cafe/delivery/tea/chai/more'])(
    'matches no route for the path %j',
    (path) => expect(findRouteName(path)).toBeNull(),
  );

  it('separates the query from a path', () => {
    expect(matchPath('/cafe/delivery?a=1?/b')).toMatchObject({
      name: 'menu',
      params: { type: 'delivery' },
      search: '?a=1?/b',
    });
  });

  it('accepts any text as a path without throwing an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void matchPath(path)));
    fc.assert(fc.property(fc.webPath(), (path) => void matchPath(path)));
  });
});
