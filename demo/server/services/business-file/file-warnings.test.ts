import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findHiddenRequiredFields } from '../../../../src/domain/delivery/address-form.ts';
import { getDeliveryForm, getShippingForm } from '../delivery/delivery-forms.ts';
import type { BusinessFile } from './business-file.ts';
import type { FileCoupon } from './business-file-offers.ts';
import { describeFileWarnings } from './file-warnings.ts';
import { readBusinessFile } from './read-business-file.ts';

const text = readFileSync(
  new URL('../../../../tests/contract/testing/fixtures/garden.json', import.meta.url),
  'utf8',
);

/** The warnings when the group "milk" requires one option and its options have this availability. */
function describeModifierWarnings(available: boolean): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const { milk } = file.modifier_groups;
  if (!milk) throw new Error('The garden has no group "milk".');
  const requiredMilk = {
    ...milk,
    min: 1,
    modifiers: milk.modifiers.map((option) => ({ ...option, available })),
  };
  return describeFileWarnings(
    { ...file, modifier_groups: { ...file.modifier_groups, milk: requiredMilk } },
    text,
  );
}

it('warns about a required modifier group without an available option, and names its line in the file', () => {
  const line = text.slice(0, text.indexOf('"milk"')).split('\n').length;
  expect(describeModifierWarnings(false)).toEqual([
    expect.stringMatching(new RegExp(`^line ${line}, modifier_groups.milk: the group requires`)),
  ]);
});

it('does not warn about a required modifier group that has an available option', () => {
  expect(describeModifierWarnings(true)).toEqual([]);
});

it('warns about coupons that customers cannot enter because the coupon field is off or hidden', () => {
  const coupon: FileCoupon = { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true };
  const describeCouponWarnings = (hasField: boolean, hide_price: boolean, coupons = [coupon]) => {
    const file = readBusinessFile(text, 'garden.json', () => true);
    const settings = { ...file.settings, coupon: hasField, hide_price };
    return describeFileWarnings({ ...file, settings, coupons }, text);
  };
  expect(describeCouponWarnings(false, false)).toEqual([
    expect.stringContaining('Set settings.coupon to true.'),
  ]);
  expect(describeCouponWarnings(true, true)).toEqual([
    expect.stringContaining('settings.hide_price is true'),
  ]);
  expect(describeCouponWarnings(true, false)).toEqual([]);
  expect(describeCouponWarnings(false, false, [])).toEqual([]);
});

it('warns that delivery is on without a zone or country to deliver to', () => {
  const describeDeliveryWarnings = (
    checkoutDelivery: BusinessFile['settings']['checkoutDelivery'],
    destinations: Partial<Pick<BusinessFile, 'zones' | 'countries'>> = {},
  ) => {
    const file = readBusinessFile(text, 'garden.json', () => true);
    return describeFileWarnings(
      { ...file, ...destinations, settings: { ...file.settings, checkoutDelivery } },
      text,
    );
  };
  const zone = { id: 'city', name: { en: 'City' }, branch: 'main' };
  const country = { country: { en: 'Qatar' }, country_iso: 'QA', branch: 'main' };
  const warning = [expect.stringMatching(/settings\.checkoutDelivery: .* no visible zone.* Add a zone/)];
  const delivery = { enabled: true };
  expect(describeDeliveryWarnings(delivery)).toEqual(warning);
  expect(describeDeliveryWarnings(delivery, { zones: [{ ...zone, visible: false }] })).toEqual(warning);
  expect(describeDeliveryWarnings(delivery, { countries: [country] })).toEqual(warning);
  expect(describeDeliveryWarnings(delivery, { zones: [zone] })).toEqual([]);
  expect(describeDeliveryWarnings({ enabled: true, shipping: true }, { countries: [country] })).toEqual([]);
  expect(describeDeliveryWarnings({ enabled: false })).toEqual([]);
});

it('warns about wallet packages that customers cannot buy because prices are hidden', () => {
  const describePackageWarnings = (hide_price: boolean, enable_wallet: boolean) => {
    const file = readBusinessFile(text, 'garden.json', () => true);
    const name = { en: 'Ten', ar: 'عشرة' };
    const wallet = { packages: [{ id: 'ten', name, price: 10, credit: 12 }] };
    const settings = { ...file.settings, hide_price, enable_wallet };
    return describeFileWarnings({ ...file, settings, wallet }, text).filter((line) =>
      line.includes('wallet.packages'),
    );
  };
  expect(describePackageWarnings(true, true)).toHaveLength(1);
  expect([...describePackageWarnings(false, true), ...describePackageWarnings(true, false)]).toEqual([]);
});

type Types = { readonly delivery?: boolean; readonly dine_in?: boolean };
/** The warnings of a set with a latte, and with tea or juice. */
function describeSetWarnings(types: { set?: Types; latte?: Types; tea?: Types; juice?: Types }): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const [drinks, ...otherCategories] = file.categories;
  if (!drinks) throw new Error('The garden has no drinks.');
  const name = { en: 'Breakfast', ar: 'فطور' };
  const parts = [
    { id: 'hot', item: 'latte' },
    { id: 'cold', name, choices: [{ item: 'tea' }, { item: 'juice', price_label: 'small' }] },
  ];
  const items = drinks.items.map((item) => ({ ...item, types: types[item.id as keyof typeof types] ?? {} }));
  const set = { id: 'set', name, price: 3, parts, types: types.set };
  return describeFileWarnings(
    { ...file, categories: [{ ...drinks, items: [...items, set] }, ...otherCategories] },
    text,
  );
}

it('warns about a dish that is not sold for an order type of its set, and names both', () => {
  expect(describeSetWarnings({ latte: { delivery: false, dine_in: false } })).toEqual([
    expect.stringMatching(
      /categories\[0\]\.items\[3\]\.parts\[0\]\.item: "Saffron latte" is not sold for delivery or dine-in, so the set "Breakfast" is not sold either\./,
    ),
  ]);
});

it('warns that a set loses a choice, or all its choices, when these dishes are not sold for delivery', () => {
  const withoutDelivery = { delivery: false };
  expect(describeSetWarnings({ tea: withoutDelivery })).toEqual([
    expect.stringMatching(
      /choices\[0\]\.item: ".*" is not sold for delivery, so customers cannot choose it in the set "Breakfast"/,
    ),
  ]);
  expect(describeSetWarnings({ tea: withoutDelivery, juice: withoutDelivery })).toEqual([
    expect.stringMatching(/choices\[0\]\.item: .* so the set "Breakfast" is not sold either/),
    expect.stringMatching(/choices\[1\]\.item: "Orange juice" .* so the set "Breakfast" is not sold either/),
  ]);
});

it('does not warn about a dish in a set if neither of them is sold for delivery', () => {
  expect(describeSetWarnings({})).toEqual([]);
  expect(describeSetWarnings({ set: { delivery: false }, latte: { delivery: false } })).toEqual([]);
});

function describeGradientWarnings(gradientColors: string[], dark_mode: 'auto' | 'on' = 'auto'): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const background = { option: 'gradient' as const, gradient: gradientColors };
  return describeFileWarnings({ ...file, settings: { ...file.settings, background, dark_mode } }, text);
}

it('warns about a gradient that customers never see', () => {
  expect(describeGradientWarnings(['#fff', '#000'])).toEqual([
    expect.stringMatching(/settings.background.gradient: no text/),
  ]);
  expect(describeGradientWarnings(['#fff', '#eee'], 'on')).toEqual([
    expect.stringMatching(/gradient: light colours/),
  ]);
});

it('warns about a theme’s gradient on which no text is readable', () => {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const background = { option: 'gradient' as const, gradient: ['#fff', '#000'] };
  const themes = { winter: { background }, night: { dark_mode: 'on' as const } };
  expect(describeFileWarnings({ ...file, themes }, text)).toEqual([
    expect.stringMatching(/themes.winter.background.gradient: no text/),
  ]);
});

it('does not warn about a gradient that customers see', () => {
  expect(describeGradientWarnings(['#fff', '#eee'])).toEqual([]);
  expect(describeGradientWarnings(['#101418', '#203040'], 'on')).toEqual([]);
  expect(describeGradientWarnings(['lavender', '#000'])).toEqual([]);
});

const disabledField = { on: false, required: true };
const requiredField = { on: true, required: true };
const optionalField = { on: true };

/** The warnings of a file whose parcels have these address fields. */
function describeAddressWarnings(fields: Record<string, { on: boolean; required?: boolean }>): string[] {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const delivery = { ...file.delivery, shipping_form: { type: 'parcel', fields } };
  return describeFileWarnings({ ...file, delivery }, text);
}

it.each([
  ['delivery', getDeliveryForm],
  ['shipping', getShippingForm],
])(
  'does not warn about the default address form for %s, because every customer sees its required fields',
  (_, getForm) => {
    const file = readBusinessFile(text, 'garden.json', () => true);
    expect(findHiddenRequiredFields(getForm({ ...file, delivery: {} }))).toEqual([]);
    expect(describeFileWarnings({ ...file, delivery: {} }, text)).toEqual([]);
  },
);

// @spec validation/delivery-form-field-enabled-if
it('warns about a required address field that some customers never see', () => {
  expect(describeAddressWarnings({ city: disabledField })).toEqual([
    expect.stringMatching(
      /^line \d+, delivery.shipping_form.fields.city: the field is required but not shown/,
    ),
  ]);
  expect(describeAddressWarnings({ house_number: requiredField, building: optionalField })).toEqual([
    expect.stringMatching(/fields.house_number: companies and apartments are asked for building instead/),
  ]);
  expect(describeAddressWarnings({ house_number: optionalField, building: requiredField })).toEqual([
    expect.stringMatching(/fields.building: houses are asked for house_number instead/),
  ]);
});

it('does not warn about required address fields that every customer sees', () => {
  expect(describeAddressWarnings({ street: requiredField, house_number: requiredField })).toEqual([]);
  expect(
    describeAddressWarnings({ house_number: requiredField, building: requiredField, floor: optionalField }),
  ).toEqual([]);
});

it('warns that Stripe accepts dinar amounts only in steps, unless the business allows rounding', () => {
  const file = readBusinessFile(text, 'garden.json', () => true);
  const describeDinarWarnings = (settings: object) =>
    describeFileWarnings({ ...file, settings: { ...file.settings, ...settings } }, text);
  const dinars = { currency: 'KWD', payment_methods: [2, 4] };
  expect(describeDinarWarnings(dinars)).toEqual([
    expect.stringMatching(/settings.currency: Stripe accepts KWD only in multiples/),
  ]);
  expect(describeDinarWarnings({ ...dinars, online_rounding: true })).toEqual([]);
  expect(describeDinarWarnings({ ...dinars, payment_methods: [2] })).toEqual([]);
  expect(describeDinarWarnings({ ...dinars, currency: 'EUR' })).toEqual([]);
});
