import {
  buildCart,
  buildCoupon,
  buildItem,
  buildLabel,
  buildLine,
  buildTax,
  type Case,
  EUR,
  KWD,
  ZONE_DELIVERY,
} from './build.ts';

const SHIPPED_ITEMS = [
  buildItem('rice', '1.450', { weight: '1.000', shipping_weight: '1.080' }),
  buildItem('spice', '0.900', { weight: '0.055' }),
  buildItem('card', '0.250'),
  buildItem('oil', null, {
    weight: '9.000',
    price_labels: [
      buildLabel('small', '2.100', { weight: '0.500', shipping_weight: '0.735' }),
      buildLabel('large', '3.800', { weight: '1.000' }),
    ],
  }),
];
const SHIPPED_LINES = [
  buildLine('rice', 2),
  buildLine('spice', 3),
  buildLine('card', 1),
  buildLine('oil', 1, { price_label_id: 'small' }),
  buildLine('oil', 2, { price_label_id: 'large' }),
];
const SHIPPING_CHANGES = {
  selling_type: 'delivery',
  delivery: { kind: 'shipping', fees_per_kg: '1.250', fixed_fees: '2.000' },
} as const;

export const delivery: readonly Case[] = [
  {
    name: 'the fee of a delivery zone',
    shows: 'The fee of the delivery zone is charged without a tax.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      ...ZONE_DELIVERY,
      exclusive_taxes: [buildTax('city', '8.25')],
    }),
  },
  {
    name: 'free delivery from an amount',
    shows: 'The subtotal before the coupon reaches the amount, so delivery is free.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      ...ZONE_DELIVERY,
      free_delivery_from: '7.00',
      coupon: buildCoupon('fixed', '3.00'),
    }),
  },
  {
    name: 'a cent below free delivery',
    shows: 'The subtotal is 7.00, and delivery is free from 7.01.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)], {
      ...ZONE_DELIVERY,
      free_delivery_from: '7.01',
    }),
  },
  {
    name: 'a delivery fee with its own tax',
    shows: 'The items include 7% tax, and the fee includes 19%.',
    input: buildCart(
      EUR,
      [buildItem('tea', '3.50', { inclusive_taxes: [buildTax('vat', '7')] })],
      [buildLine('tea', 2)],
      {
        ...ZONE_DELIVERY,
        delivery_taxes: [buildTax('vat', '19')],
      },
    ),
  },
  {
    name: 'shipping by weight',
    shows:
      "A unit weighs the label's shipping weight, or else its weight, or else the item's shipping weight, or else its weight. Weight x quantity x fees per kg, plus the fixed fees, is rounded once.",
    input: buildCart(KWD, SHIPPED_ITEMS, SHIPPED_LINES, SHIPPING_CHANGES),
  },
  {
    name: 'shipping by the content of a label',
    shows: "500 g is 0.5 kg. A label in litres has no weight, so the item's weight counts.",
    input: buildCart(
      KWD,
      [
        buildItem('oil', null, {
          shipping_weight: '1.120',
          weight: '0.950',
          price_labels: [
            buildLabel('small', '2.100', { weight: '500', unit: 'g' }),
            buildLabel('large', '3.800', { weight: '1', unit: 'kg' }),
            buildLabel('litre', '4.000', { weight: '1', unit: 'l' }),
          ],
        }),
      ],
      [
        buildLine('oil', 3, { price_label_id: 'small' }),
        buildLine('oil', 1, { price_label_id: 'large' }),
        buildLine('oil', 2, { price_label_id: 'litre' }),
      ],
      SHIPPING_CHANGES,
    ),
  },
  {
    name: 'shipping, half a minor unit',
    shows: '0.250 kg at 0.010 is 0.0025: rounded half away from zero to 0.003.',
    input: buildCart(KWD, [buildItem('tea', '1.000', { weight: '0.250' })], [buildLine('tea', 1)], {
      selling_type: 'delivery',
      delivery: { kind: 'shipping', fees_per_kg: '0.010', fixed_fees: '0.000' },
    }),
  },
  {
    name: 'shipping without the refused lines',
    shows: 'The weight of a refused line does not count.',
    input: buildCart(
      KWD,
      [...SHIPPED_ITEMS, buildItem('stone', '1.000', { weight: '100', sold_out: true })],
      [buildLine('stone', 1), buildLine('rice', 1)],
      SHIPPING_CHANGES,
    ),
  },
  {
    name: 'free shipping',
    shows: 'A coupon with free_delivery makes the fee 0, whatever the weight.',
    input: buildCart(KWD, SHIPPED_ITEMS, SHIPPED_LINES, {
      ...SHIPPING_CHANGES,
      coupon: buildCoupon('percent', '5', { free_delivery: true }),
    }),
  },
];
