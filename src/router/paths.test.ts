import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchPath, type RouteMatch } from './match.ts';
import { paths } from './paths.ts';
import { ROUTES, type RouteName, type RouteParams } from './route-table.ts';

const anyWord = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => !/^\.{1,2}$/.test(text));
const anyReservedWord = fc.constantFrom(
  '404',
  'cart',
  'order',
  'orders',
  'success',
  'history',
  'Branches',
  'wallet',
  'home',
);

describe('paths', () => {
  it('builds the path that the spec defines for each route', () => {
    const params = { referenceId: 'demo-cafe' };
    expect(paths.root()).toBe('/');
    expect(paths.notFound()).toBe('/404');
    expect(paths.landing(params)).toBe('/demo-cafe');
    expect(paths.branches(params)).toBe('/demo-cafe/Branches');
    expect(paths.checkout({ ...params, type: 'car_pickup' })).toBe('/demo-cafe/car_pickup/checkout');
    expect(paths.item({ ...params, type: 'delivery', categoryId: 'tea', itemId: 'chai' })).toBe(
      '/demo-cafe/delivery/tea/chai',
    );
    expect(paths.order({ ...params, orderId: 'a/b?c#d' })).toBe('/demo-cafe/order/a%2Fb%3Fc%23d');
    expect(paths.reservationSuccess({ ...params, reservationId: '7' })).toBe(
      '/demo-cafe/reservation/success/7',
    );
    expect(paths.walletPackages(params)).toBe('/demo-cafe/wallet/walletPackage');
  });

  it('builds paths from which the same route and parameters are read, for any parameter values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ROUTES),
        anyWord,
        fc.gen(),
        ([name, segments], referenceId, generate) => {
          const names = segments
            .filter((segment) => segment.startsWith(':'))
            .map((segment) => segment.slice(1));
          const params = Object.fromEntries(
            names.map((param) => [
              param,
              param === 'referenceId' ? referenceId : generate(() => fc.oneof(anyWord, anyReservedWord)),
            ]),
          );
          const buildPath: (routeParams: never) => string = paths[name];
          const path = buildPath(params as never);
          expect(matchPath(path)).toEqual({ name, params, path, search: '' });
          expect(new URL(path, 'https://host.example').pathname).toBe(path);
        },
      ),
    );
  });

  it.each(['', '.', '..'])('throws a RangeError for the parameter %j, which a URL cannot contain', (type) => {
    expect(() => paths.menu({ referenceId: 'demo-cafe', type })).toThrow(RangeError);
  });

  it('requires every parameter of a path at compile time', () => {
    expectTypeOf<RouteParams<'item'>>().toEqualTypeOf<
      Readonly<Record<'referenceId' | 'type' | 'categoryId' | 'itemId', string>>
    >();
    expectTypeOf(paths.menu)
      .parameter(0)
      .toEqualTypeOf<{ readonly referenceId: string; readonly type: string }>();
    expectTypeOf<{ referenceId: string }>().not.toExtend<Parameters<typeof paths.menu>[0]>();
    expectTypeOf(paths.root).parameters.toEqualTypeOf<[]>();
    expectTypeOf<'nowhere'>().not.toExtend<RouteName>();
    expectTypeOf<Extract<RouteMatch, { name: 'order' }>['params']>().toEqualTypeOf<RouteParams<'order'>>();
  });
});
