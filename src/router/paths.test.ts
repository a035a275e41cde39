import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchPath, type RouteMatch } from './match.ts';
import { paths } from './paths.ts';
import { ROUTES, type RouteName, type RouteParams } from './route-table.ts';

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => !/^\.{1,2}$/.test(text));
const reserved = fc.constantFrom(
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
  it('writes the paths of the spec', () => {
    const at = { referenceId: 'demo-cafe' };
    expect(paths.root()).toBe('/');
    expect(paths.notFound()).toBe('/404');
    expect(paths.landing(at)).toBe('/demo-cafe');
    expect(paths.branches(at)).toBe('/demo-cafe/Branches');
    expect(paths.checkout({ ...at, type: 'car_pickup' })).toBe('/demo-cafe/car_pickup/checkout');
    expect(paths.item({ ...at, type: 'delivery', categoryId: 'tea', itemId: 'chai' })).toBe(
      '/demo-cafe/delivery/tea/chai',
    );
    expect(paths.order({ ...at, orderId: 'a/b?c#d' })).toBe('/demo-cafe/order/a%2Fb%3Fc%23d');
    expect(paths.reservationSuccess({ ...at, reservationId: '7' })).toBe('/demo-cafe/reservation/success/7');
    expect(paths.walletPackages(at)).toBe('/demo-cafe/wallet/walletPackage');
  });

  it('reads back what it wrote, for every route and any values, reserved words included', () => {
    const values = fc.record({ referenceId: word, other: fc.oneof(word, reserved) });
    fc.assert(
      fc.property(fc.constantFrom(...ROUTES), values, fc.gen(), ([name, segments], { referenceId }, gen) => {
        const names = segments
          .filter((segment) => segment.startsWith(':'))
          .map((segment) => segment.slice(1));
        const params = Object.fromEntries(
          names.map((param) => [
            param,
            param === 'referenceId' ? referenceId : gen(() => fc.oneof(word, reserved)),
          ]),
        );
        const build: (given: never) => string = paths[name];
        const path = build(params as never);
        expect(matchPath(path)).toEqual({ name, params, path, search: '' });
        expect(new URL(path, 'https://host.example').pathname).toBe(path);
      }),
    );
  });

  it.each(['', '.', '..'])('refuses %j, which no address can hold', (type) => {
    expect(() => paths.menu({ referenceId: 'demo-cafe', type })).toThrow(RangeError);
  });

  it('does not compile without every parameter', () => {
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
