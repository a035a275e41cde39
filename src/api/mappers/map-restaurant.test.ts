import { describe, expect, it, vi } from 'vitest';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { restaurantBody } from '../testing/wire-examples.ts';
import { readRestaurant } from './map-restaurant.ts';

const readWithReport = (body: unknown, status = 200) => {
  const report = vi.fn();
  return { report, ...readRestaurant(status, body, '', report) };
};

describe('readRestaurant', () => {
  // @spec constants/amounts-have-business-s-digits
  it('uses the decimals of the currency unless the business sets another number of decimals', () => {
    expect(readWithReport(restaurantBody()).business.currency).toEqual({ code: 'KWD', digits: 3 });
    expect(readWithReport(restaurantBody({ currency: 'EUR', currency_digits: 2 })).business.currency).toEqual(
      {
        code: 'EUR',
        digits: 2,
      },
    );
  });

  // @spec entities/business-settings
  it('fills in the defaults for settings that the business leaves out', () => {
    const { business } = readWithReport(restaurantBody());
    expect(business).toMatchObject({
      timezone: 'Asia/Kuwait',
      theme: { themeColor: 'rgb(109,85,124)', darkMode: 'auto' },
      paymentMethods: [2],
    });
  });

  // @spec entities/discounts-per-way-ordering
  it('maps discounts by order type, and drops a discount with too many decimals', () => {
    const { menu, report } = readWithReport(
      restaurantBody(
        {},
        {
          discounts: {
            pickup: {
              allMenuDiscount: { id: 'all', type: 'percent', value: 8.25 },
              itemsDiscounts: {
                latte: { id: 'l', type: 'fixed', value: 0.25 },
                mocha: { id: 'm', type: 'fixed', value: 0.0001 },
              },
            },
            dinein: { categoriesDiscounts: { coffee: { id: 'c', type: 'percent', value: 10 } } },
          },
        },
      ),
    );
    const { discounts } = menu;
    expect(discounts.car_pickup.allMenu?.kind).toEqual({ type: 'percent', rate: '8.25' });
    const latteReduction = discounts.car_pickup.byItem.latte?.kind;
    expect(latteReduction?.type === 'fixed' && toDecimal(latteReduction.value)).toBe(0.25);
    expect(discounts.car_pickup.byItem).not.toHaveProperty('mocha');
    expect(discounts.dine_in.byCategory.coffee?.id).toBe('c');
    expect(discounts.delivery).toEqual({ allMenu: null, byItem: {}, byCategory: {} });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'discount m');
  });

  it('accepts a font file on the API’s server, or on another server over https', () => {
    const readFontUrl = (font_url: string) =>
      readWithReport(restaurantBody({ font_url })).business.theme.fontUrl;
    expect(readFontUrl('https://fonts.example/x.woff2')).toBe('https://fonts.example/x.woff2');
    expect(readFontUrl('/fonts/x.woff2')).toMatch(/\/fonts\/x\.woff2$/);
    for (const url of ['http://fonts.example/x', '//fonts.example/x', 'data:font/woff2;base64,AA', 'x'])
      expect(readFontUrl(url)).toBeNull();
  });

  it('drops and reports invalid optional parts of a business', () => {
    const body = restaurantBody(
      { font_family: 7 as never, branches: [{ id: 'demo~one', name: { en: 'One' } }, 'x' as never] },
      { smart_categories: [{ id: 'popular' } as never], message: 5 as never },
    );
    const { business, menu, message, report } = readWithReport(body);
    expect(business.branches.map(({ id }) => id)).toEqual(['demo~one']);
    expect(business.theme.fontFamily).toBeNull();
    expect(menu.smartCategorySettings?.smartCategories).toEqual([]);
    expect(message).toBeNull();
    expect(report).toHaveBeenCalled();
  });

  it.each([
    ['currency', { currency: 'dinar' }],
    ['locales', { locales: [] }],
    ['branch', { branch_id: '' }],
  ])('reports an invalid required part of a business and throws an error: %s', (_, invalidFields) => {
    const report = vi.fn();
    expect(() => readRestaurant(200, restaurantBody(invalidFields), '', report)).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'invalid', status: 200 }),
    );
    expect(report).toHaveBeenCalled();
  });

  // @spec errors/restaurant-data-missing
  it.each([
    ['error 1', 200, { error: 1, code: 'x', message: 'Not today' }, 'refused', 'Not today'],
    ['status 404', 404, { error: 1, code: 'x', message: 'Unknown' }, 'refused', 'Unknown'],
    ['status 503 of a proxy', 503, undefined, 'unavailable', null],
    ['no restaurant', 200, { menu: {} }, 'refused', null],
    ['a body that is no object', 200, 'hello', 'refused', null],
  ])(
    'throws an error with the server’s message, if any, for a restaurant response with %s',
    (_, status, body, errorKind, serverMessage) => {
      expect(() => readWithReport(body, status)).toThrow(
        expect.objectContaining({ kind: errorKind, status, serverMessage }),
      );
    },
  );

  it('maps the general rate and the order-type rates of an exclusive tax to text', () => {
    const { business } = readWithReport(
      restaurantBody({
        exclusive_taxes: [{ id: 'vat', name: { en: 'VAT' }, rate: 7.7, rates: { dine_in: 19 } }],
      }),
    );
    expect(business.exclusiveTaxes).toEqual([
      { id: 'vat', name: { en: 'VAT' }, rate: '7.7', rates: { dine_in: '19' } },
    ]);
  });
});
